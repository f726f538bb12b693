import { LockScreen } from '@may/screens/session/Lock/LockScreen.tsx';
import type { Meta } from '@storybook/react-vite';
import { lockScreenRow } from '../../session/lockScreen.row.ts';
import { flowStory } from '../../stories/flowStory.tsx';

/** Every state of the lock screen machine, through `connectLockScreen` and the real screen. */
const meta = { title: 'Lock screen' } satisfies Meta;
export default meta;

export const States = await flowStory(lockScreenRow, (view) => <LockScreen {...view} />);
