export type { RealtimeEvent } from './channels.ts';
export type { RealtimeEventName } from './channels.ts';
export { createRealtime } from './createRealtime.ts';
export type { Realtime } from './createRealtime.ts';
export type { RealtimeOptions } from './createRealtime.ts';
export type { RealtimeStatus } from './createRealtime.ts';
