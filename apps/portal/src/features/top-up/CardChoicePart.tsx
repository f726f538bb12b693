export { CardChoice as default } from '@may/screens/top-up/CardChoice/CardChoice.tsx';
