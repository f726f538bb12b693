/** `phone` as it was sent, or null if this page does not know it. */
export type NewAccount = { email: string; phone: string | null };

let account: NewAccount | null = null;

/** The account that was created on this page, for the pages after it. Only memory holds it: a reload forgets it. */
export const newAccount = {
  read: (): NewAccount | null => account,
  note: (created: NewAccount): void => {
    account = created;
  },
  forget: (): void => {
    account = null;
  },
};
