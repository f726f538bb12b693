import { CardChoice } from '../CardChoice/CardChoice.tsx';
import { Message } from './Message.tsx';

/** The components of the screen that the portal fetches late. */
export const topUpParts = { CardChoice, Message };
