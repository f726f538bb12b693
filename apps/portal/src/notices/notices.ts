import type { Announcement } from '@may/domain';
import { createNotices } from '@may/ui';

const store = createNotices();
let isLocked = false;

/** The portal's notices: any screen or flow raises them, `App` shows them above the routes, and the bell lists them. */
export const notices: typeof store = {
  ...store,
  // A call that began before the lock may end after it: its notice would show the customer's data above the lock screen.
  announce: (announcement) => {
    if (!isLocked || announcement.kind === 'unlockRefused') store.announce(announcement);
  },
};

/** The action `announce` of every chart; null raises no notice. */
export const announce = (_: unknown, announcement: Announcement | null): void => {
  if (announcement) notices.announce(announcement);
};

/** Drops every new notice while the session is locked, except the lock screen's own. */
export const hushNotices = (locked: boolean): void => {
  isLocked = locked;
};
