import type { Announcement } from '@may/domain/bell/notice.ts';
import { createNotices } from '@may/screens/bell/Notices/createNotices.ts';

const store = createNotices();
let isHushed = false;

/** The portal's notices: any screen or flow raises them, `App` shows them above the routes, and the bell lists them. */
export const notices: typeof store = {
  ...store,
  // A call that began before the session ended may end after it: its notice would show the customer's data to the next one.
  announce: (announcement) => {
    if (!isHushed || ['unlockRefused', 'signInRefused'].includes(announcement.kind)) store.announce(announcement);
  },
};

/** The action `announce` of every chart; null raises no notice. */
export const announce = (_: unknown, announcement: Announcement | null): void => {
  if (announcement) notices.announce(announcement);
};

/** Drops every new notice while no session is open, except those of the lock screen and the login page. */
export const hushNotices = (hushed: boolean): void => {
  isHushed = hushed;
};
