import { IdleWarning } from '@may/ui';
import type { Meta } from '@storybook/react-vite';
import { SignedInPage } from '../../app/frames/SignedInPage.fixtures.tsx';
import { flowStory } from '../../stories/flowStory.tsx';
import { idleLockRow } from './idleLock.row.ts';

/** Every state of the idle lock, through `connectIdleLock`. */
const meta = { title: 'Idle lock' } satisfies Meta;
export default meta;

export const States = await flowStory(idleLockRow, (warning) => (
  <>
    <SignedInPage />
    <IdleWarning {...warning} />
  </>
));
