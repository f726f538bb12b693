import type { Announcement } from '@may/domain';
import { createNotices } from '@may/ui';

const store = createNotices();
let isLocked = false;

/** The portal's notices: any screen or flow raises them, they are drawn above the routes, and the bell lists them. */
export const notices: typeof store = {
  ...store,
  // What was begun before a lock and ends after it is of a customer: only the lock screen's own notice stands above it.
  announce: (announcement) => {
    if (!isLocked || announcement.kind === 'unlockRefused') store.announce(announcement);
  },
};

/** The charts' action of this name; null where a flow has nothing to tell. */
export const announce = (_: unknown, announcement: Announcement | null): void => {
  if (announcement) notices.announce(announcement);
};

/** Keeps every notice but the lock screen's own away while the session is locked. */
export const hushNotices = (locked: boolean): void => {
  isLocked = locked;
};
