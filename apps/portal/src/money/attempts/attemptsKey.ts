/** The local storage key of unresolved top-ups (docs/decisions/0003). */
export const attemptsKey = 'may.attempts';
