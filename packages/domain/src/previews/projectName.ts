/** The most characters of a project's name, as many as a part of a domain may have. */
export const projectNameLength = 63;

/** True for a name by the rule of its hint: lowercase letters, numbers and '-' only (spec §4). */
export const isProjectName = (name: string): boolean => /^[a-z0-9-]+$/.test(name) && name.length <= projectNameLength;
