export type { RealtimeEvent } from './channels.ts';
export type { Realtime, RealtimeOptions, RealtimeStatus } from './createRealtime.ts';
export { createRealtime } from './createRealtime.ts';
