export { ScanGroup as CarryScan } from '@/components/join/ScanGroup';
