import { CardChoice } from '@may/screens/top-up/CardChoice/CardChoice.tsx';
import { Message as TopUpMessageScreen } from '@may/screens/top-up/TopUp/Message.tsx';
import { TopUpScreen } from '@may/screens/top-up/TopUp/TopUpScreen.tsx';
import type { Meta } from '@storybook/react-vite';
import { href } from '../../router/href.ts';
import { flowStory } from '../../stories/flowStory.tsx';
import { topUpRow } from './topUp.row.ts';

/** Every state of the top-up and of the payment under it, through `connectTopUp` and the real screen. */
const meta = { title: 'Top-up' } satisfies Meta;
export default meta;

const hrefs = { home: href('dashboard'), transactions: href('transactions'), linkCard: '/link-card' };

export const States = await flowStory(topUpRow, (content) => (
  <TopUpScreen
    content={content}
    balance={{ status: 'ready', value: { amount: 6_331_000, currency: 'VND' } }}
    pendingTopUps={null}
    hrefs={hrefs}
    parts={{ CardChoice, Message: TopUpMessageScreen }}
  />
));
