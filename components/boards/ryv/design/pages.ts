/**
 * Fetched together, in the lobby of the game or when somebody designs something, and never before. In one piece: what
 * two pieces share would be in everybody's first load.
 */
export { DesignPage } from './DesignPage';
export { Designs } from './Designs';
export { GivePage } from './sharing/GivePage';
export { PartPage } from './parts/PartPage';
export { TakePage } from './sharing/TakePage';
export { TableDesign, TableDesignLines } from './TableDesign';
