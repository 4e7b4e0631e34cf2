/** All in one piece: what several pieces fetch by themselves would become a part of every guest's first load. */
export { comeFromAnywhere, comeTo } from '@/state/carryOn';
export { CarryOn } from './CarryOn';
export { CarryPage } from './CarryPage';
export { FollowPage } from './FollowPage';
