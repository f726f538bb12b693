/** The session storage key of an unfinished top-up's choices; a session that ends takes them with it. */
export const draftKey = 'may.draft.topUp';
