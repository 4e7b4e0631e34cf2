/** All in one piece: what several pieces fetch by themselves would become a part of every guest's first load. */
export { comeFromAnywhere, goToRecoveryDevice } from '@/state/recovery/recoverTable';
export { RecoveryScreen } from './RecoveryScreen';
export { RecoveryLinkPage } from './RecoveryLinkPage';
export { SeatTransferPage } from './SeatTransferPage';
