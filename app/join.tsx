export { JoinPage as default } from '@/components/shell/JoinPage';
