export { ScanGroup as RecoveryScan } from '@/components/codes/ScanGroup';
