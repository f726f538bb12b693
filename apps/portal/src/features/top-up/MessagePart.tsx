export { TopUpMessageScreen as default } from '@may/ui';
