export { SharedScreen as default } from '@/components/shell/SharedScreen';
