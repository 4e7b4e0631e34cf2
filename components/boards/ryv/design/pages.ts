/**
 * Fetched together, in the lobby of the game or when somebody designs something, and never before. In one piece: what
 * two pieces share would be in everybody's first load.
 */
export { DesignPage } from './DesignPage';
export { Designs } from './Designs';
export { GivePage } from './GivePage';
export { PartPage } from './PartPage';
export { TakePage } from './TakePage';
export { TableDesign, TableDesignLines } from './TableDesign';
