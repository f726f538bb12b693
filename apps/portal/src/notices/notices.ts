import { createNotices, type NoticeInput } from '@may/ui';

const store = createNotices();
let isLocked = false;

/** The portal's notices: any screen or flow raises them, they are drawn above the routes, and the bell lists them. */
export const notices: typeof store = {
  ...store,
  // What was begun before a lock and ends after it is of a customer: nothing of it stands above the lock screen.
  notify: (input) => {
    if (!isLocked) store.notify(input);
  },
};

/** Keeps every notice but the lock screen's own away while the session is locked. */
export const hushNotices = (locked: boolean): void => {
  isLocked = locked;
};

/** Raises a notice of the lock screen itself. */
export const notifyOfLock = (input: NoticeInput): void => store.notify(input);
