import { type LinkCardContext, linkCardMachine } from '@may/machines';
import { LinkCardScreen, Skeleton } from '@may/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import type { StateValueFrom } from 'xstate';
import { href } from '../../router/href.ts';
import { connectLinkCard } from './connectLinkCard.ts';

const start: LinkCardContext = { isReturn: false, problem: null, formError: null, serverMessage: null };
const circumstances = { form: <Skeleton shape="block" />, offline: false, isInterruptedTopUp: true, goToTopUp: fn() };

const at = (value: StateValueFrom<typeof linkCardMachine>, context: Partial<LinkCardContext> = {}): Story => ({
  args: connectLinkCard(
    linkCardMachine.resolveState({ value, context: { ...start, ...context } }),
    fn(),
    circumstances,
  ),
});

/** Every state of linking a card, through `connectLinkCard` and the real screen; the form is the card provider's. */
const meta = {
  title: 'Link a card',
  component: LinkCardScreen,
  args: {
    ...connectLinkCard(linkCardMachine.resolveState({ value: 'loadingSecret', context: start }), fn(), circumstances),
    hrefs: { home: href('dashboard'), payment: href('payment') },
    isInterruptedTopUp: true,
  },
} satisfies Meta<typeof LinkCardScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const LoadingSecret: Story = {};
export const Unavailable = at('unavailable', { problem: 'scriptMissing' });
export const EditingMounting = at({ editing: 'mounting' });
export const EditingReady = at({ editing: 'ready' });
export const Confirming = at('confirming');
export const Leaving = at('leaving');
export const RetrievingSetupIntent = at('retrievingSetupIntent', { isReturn: true });
export const Saved = at('saved');
export const ProcessingWaiting = at({ processing: 'waiting' });
export const ProcessingChecking = at({ processing: 'checking' });
export const Rejected = at('rejected');
export const Cancelled = at('cancelled');
export const Unfinished = at('unfinished');
export const Unknown = at('unknown');
