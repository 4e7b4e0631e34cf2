/**
 * One module for all recovery screens: the bundler puts what several lazy modules share into every guest's first
 * load.
 */
export { comeFromAnywhere, goToRecoveryDevice } from '@/state/recovery/recoverTable';
export { RecoveryScreen } from './RecoveryScreen';
export { RecoveryLinkPage } from './RecoveryLinkPage';
export { SeatTransferPage } from './SeatTransferPage';
