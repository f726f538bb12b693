/** `phone` as it was sent, or null if this page does not know it. */
type NewAccount = { email: string; phone: string | null };

/** The account that was created on this page, for the pages after it. Only memory holds it: a reload forgets it. */
export const newAccount: { current: NewAccount | null } = { current: null };
