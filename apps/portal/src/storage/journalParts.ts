/** Prefix of the keys of a journal's parts; without the journal itself they mean nothing. */
export const partPrefix = (journal: string): string => `${journal}#`;

export const partOf = (journal: string, part: number): string => `${partPrefix(journal)}${part}`;

/** The journal of a key of a journal or of one of its parts. An id of the provider may contain the sign before a part's number. */
export const journalOf = (key: string): string => key.replace(/#\d+$/, '');
