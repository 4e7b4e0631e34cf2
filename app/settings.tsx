export { SettingsPage as default } from '@/components/shell/SettingsPage';
