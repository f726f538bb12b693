/** The reason why typed text is no name of a project. */
export type ProjectNameRefusal = 'missing' | 'upperCase' | 'character' | 'tooLong';

/** A typed name of a project; `suggestion` is a similar name that the rule allows, null if there is none. */
type ReadProjectName =
  | { ok: true; name: string }
  | { ok: false; reason: ProjectNameRefusal; suggestion: string | null };

/** The most characters of a project's name, as many as a part of a domain may have. */
export const projectNameLength = 63;

const refused = (reason: ProjectNameRefusal, suggestion: string | null = null): ReadProjectName => ({
  ok: false,
  reason,
  suggestion,
});

/** Reads a typed name by the rule of its hint: lowercase letters, numbers and '-' only (spec §4). Spaces around it are ignored. */
export const readProjectName = (typed: string): ReadProjectName => {
  const name = typed.trim();
  if (name === '') return refused('missing');
  if (!/^[a-z0-9-]+$/i.test(name)) return refused('character', similarName(name));
  if (/[A-Z]/.test(name)) return refused('upperCase', similarName(name));
  if (name.length > projectNameLength) return refused('tooLong');
  return { ok: true, name };
};

/** The name without diacritics, capitals and invisible characters, each gap a '-'; null if nothing is left of it or it is too long. */
const similarName = (name: string): string | null => {
  const plain = name
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .replaceAll('đ', 'd')
    .replace(/[^a-z0-9-]+/g, '-')
    .replace(/^-+|-+$/g, '');
  return plain === '' || plain.length > projectNameLength ? null : plain;
};
