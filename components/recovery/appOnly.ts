export { ScanGroup as RecoveryScan } from '@/components/codes/ScanGroup';
export { RecoveryHostPanel as RecoveryOnThisPhone } from './RecoveryHostPanel';
