import { createNotices } from '@may/ui';

/** The portal's notices: any screen or flow raises them, they are drawn above the routes, and the bell lists them. */
export const notices = createNotices();
