/** The steps of a talk about a game, for screens. */
export { DEBRIEF_STEPS } from '@/rules/engine';
