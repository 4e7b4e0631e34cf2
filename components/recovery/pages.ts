/**
 * One module for all recovery screens: what several fetched parts share is sent with each of them.
 */
export { comeFromAnywhere, goToRecoveryDevice } from '@/state/recovery/recoverTable';
export { RecoveryScreen } from './RecoveryScreen';
export { RecoveryLinkPage } from './RecoveryLinkPage';
export { SeatTransferPage } from './SeatTransferPage';
