/** What a payment cannot start without; a throw here means that a guard is missing or a provided rememberAttempt kept no key. */
export const chosen = <Value>(value: Value | null, what: string): Value => {
  if (value !== null) return value;
  throw new Error(
    `A payment needs ${what}: guard what leads to it, and let a provided rememberAttempt assign the key.`,
  );
};
