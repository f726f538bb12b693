/** The room that every page keeps at its end, as high as a notice: whatever a notice covers can be scrolled clear of it. */
export const noticeRoom = '9.5rem';

/** The room that a page keeps at the lower edge for a bar of its own; notices stand above it. */
export const barRoom = '--bar-room';
