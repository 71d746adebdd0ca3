// The tests' server and browser, for looking at many positions (positions.spec.ts).
import { defineConfig } from '@playwright/test';
import usual from '../playwright.config';

export default defineConfig({ ...usual, testDir: '.', timeout: 3_600_000 });
