export type { RealtimeEvent } from './channels.ts';
export type { RealtimeStatus } from './createRealtime.ts';
export { createRealtime } from './createRealtime.ts';
