export { JoinPage as default } from '@/components/connect/JoinPage';
