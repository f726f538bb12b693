/** True if an address chooses rows: it then tells all choices, and without any the table opens as it was left. */
export const choosesRows = (query: string): boolean => /[?&](?:q|filter|from|to|page|sort|size)=/.test(query);
