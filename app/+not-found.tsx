export { Missing as default } from '@/components/shell/Missing';
