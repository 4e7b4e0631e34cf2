/** What a designer chooses from, for the editor's screens. */
export { ROLES } from '../content';
export { CLIMATES } from '../content/climates';
export { SCENARIOS } from '../content/scenarios';
export { ACTORS, OUTCOMES, STANDINGS } from '../kinds';
