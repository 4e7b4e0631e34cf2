/** Fetched together when somebody first designs something, and never before. */
export { DesignPage } from './DesignPage';
export { Designs } from './Designs';
export { GivePage } from './GivePage';
export { PartPage } from './PartPage';
export { TakePage } from './TakePage';
