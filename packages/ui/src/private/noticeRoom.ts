/** The height of a strip of notices at the lower edge; a bar that sticks to this edge stands above it. */
export const noticeRoom = '--notice-room';

/** The room that a page keeps at the lower edge for a bar of its own, so that the focus is scrolled clear of it; a strip adds its height. */
export const barRoom = '--bar-room';
