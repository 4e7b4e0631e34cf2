export { RecoveryHostPanel as RecoveryOnThisPhone } from './RecoveryHostPanel';
