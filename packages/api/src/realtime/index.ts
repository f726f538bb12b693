export type { RealtimeEvent } from './channels.ts';
export { createRealtime, type RealtimeStatus } from './createRealtime.ts';
