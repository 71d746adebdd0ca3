// What few come for at first, loaded together when somebody does: in several files the parts that they share with the
// table would lie in many small ones.
export { About } from './house/about';
export { Account, Profile, Ratings } from './house/account';
export { CirclePage } from './house/circles/circle';
export { Circles } from './house/circles/circles';
export { LeaguePage } from './house/leagues/league';
export { LetterLink, NewsPage } from './house/news';
export { Operator } from './house/operator';
export { SetUp } from './house/setup/form';
export { RulesDialog, RulesPage } from './rules/book';
