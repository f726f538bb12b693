import { type Announcement, followWarnings, type StandingWarnings, type WarningMemory } from '@may/domain';
import type { SharedSetting } from './sharedSetting.ts';

/** Raises a notice of each crossing that no tab has told. What is told is written first, so that another tab does not tell it too. */
export const tellWarnings = (
  memory: SharedSetting<WarningMemory>,
  standing: StandingWarnings,
  announce: (announcement: Announcement) => void,
): void => {
  const before = memory.read();
  const { memory: after, news } = followWarnings(before, standing);
  if (JSON.stringify(after) === JSON.stringify(before)) return;
  memory.write(after);
  for (const announcement of news) announce(announcement);
};
