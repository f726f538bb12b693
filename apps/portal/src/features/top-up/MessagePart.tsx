export { Message as default } from '@may/screens/top-up/TopUp/Message.tsx';
