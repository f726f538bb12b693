/** `toppedUp` is called after each top-up: the wallet may now pay for a server. */
export type TopUpListener = { toppedUp: (userId: string) => Promise<void> };
