/** The package has no types of its own, and its main file is shadowed by a module of Node with the same name. */
declare module 'punycode/punycode.es6.js' {
  export const toUnicode: (domain: string) => string;
}
