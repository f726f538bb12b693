import { LinkCardScreen } from '@may/screens/cards/LinkCard/LinkCardScreen.tsx';
import type { Meta } from '@storybook/react-vite';
import { href } from '../../router/href.ts';
import { flowStory } from '../../stories/flowStory.tsx';
import { linkCardRow } from './linkCard.row.ts';

const hrefs = { home: href('dashboard'), payment: href('payment') };

/** Every state of linking a card, through `connectLinkCard` and the real screen; the form is the card provider's. */
const meta = { title: 'Link a card' } satisfies Meta;
export default meta;

export const States = await flowStory(linkCardRow, (content) => (
  <LinkCardScreen content={content} hrefs={hrefs} isInterruptedTopUp />
));
