export { CardChoice as default } from '@may/screens';
