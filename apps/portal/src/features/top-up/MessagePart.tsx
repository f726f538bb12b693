export { TopUpMessageScreen as default } from '@may/screens';
