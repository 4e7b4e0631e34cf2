/** Every game there is, one line each. Whatever lists games is derived from this, in `shelf.ts`. */
export { chile } from './chile';
export { dystocratic } from './dystocratic';
export { invest } from './invest';
export { podium } from './podium';
export { ryv } from './ryv';
