/** The height of a strip of notices at the lower edge; a bar that sticks to this edge stands above it. */
export const noticeRoom = '--notice-room';
