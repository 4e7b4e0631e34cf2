export { NotFoundPage as default } from '@/components/basics/page/NotFoundPage';
