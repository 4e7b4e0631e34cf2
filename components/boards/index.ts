/** Every game that is drawn, one line each. Whatever lists boards is derived from this, in `boards.ts`. */
export { chile } from './chile';
export { dystocratic } from './dystocratic';
export { invest } from './invest';
export { podium } from './podium';
export { ryv } from './ryv';
