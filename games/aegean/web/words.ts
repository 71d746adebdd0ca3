// What the rulebooks of the two games call by different words: each game brings its own (games/<id>/web/words.ts), and
// tools/lint-words.mjs checks what stands here against the glossaries of both.
import { t } from 'page/words/i18n';

export interface Words {
	// the battle
	battle(where: string): string;
	attacker(): string;
	defender(): string;
	units(n: number, sea: boolean): string;
	besides(n: number): string; // strength that is not by units
	strength(): string; // before the dice
	rolled(n: number, m: number): string; // the strengths of the last dice

	// the offerings
	offerings(): string;
	least(): string; // how to offer on a small screen

	// prices
	price(n: number): string; // printed on a card
	costs: Record<string, (prices: string) => string>; // what a god gives, by the name of its sign
	sails(n: number): string;
	marches(n: number): string;
	anyBuilding?(): string; // what a god builds who is not bound to one kind

	built(list: string): string;
}

// The same in both.
export const philosophers = (prices: string) => t('philosophers cost {prices}', { prices });
