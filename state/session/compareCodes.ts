/** Screens compare two phones by code through here. Not with the session: most phones never need it. */
export { codesOf } from '@/table/trust/compareCode';
