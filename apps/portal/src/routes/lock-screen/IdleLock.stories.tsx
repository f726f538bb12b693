import { IdleWarning } from '@may/ui';
import type { Meta } from '@storybook/react-vite';
import { SignedInPage } from '../../layouts/SignedInPage.fixtures.tsx';
import { idleLockRow } from '../../privacy/idleLock.row.ts';
import { flowStory } from '../../stories/flowStory.tsx';

/** Every state of the idle lock, through `connectIdleLock`. */
const meta = { title: 'Idle lock' } satisfies Meta;
export default meta;

export const States = await flowStory(idleLockRow, (warning) => (
  <>
    <SignedInPage />
    <IdleWarning {...warning} />
  </>
));
