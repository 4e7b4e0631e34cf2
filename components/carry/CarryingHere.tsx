export { CarryingOn as CarryingHere } from './CarryingOn';
