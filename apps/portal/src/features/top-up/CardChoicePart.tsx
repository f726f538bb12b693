export { CardChoice as default } from '@may/ui';
