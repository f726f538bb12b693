import { IdleWarning } from '@may/ui';
import type { Meta } from '@storybook/react-vite';
import { idleLockRow } from '../../features/privacy/idleLock.row.ts';
import { flowStory } from '../../stories/flowStory.tsx';
import { SignedInPage } from './SignedInPage.fixtures.tsx';

/** Every state of the idle lock, through `connectIdleLock`. */
const meta = { title: 'Idle lock' } satisfies Meta;
export default meta;

export const States = await flowStory(idleLockRow, (warning) => (
  <>
    <SignedInPage />
    <IdleWarning {...warning} />
  </>
));
