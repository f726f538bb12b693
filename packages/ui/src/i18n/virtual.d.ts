declare module 'virtual:catalogues' {
  const loaders: Readonly<Record<string, Readonly<Record<string, () => Promise<{ default: object }>>>>>;
  export default loaders;
}

declare module 'virtual:flags' {
  type Languages = typeof import('./locales.ts').locales;
  const drawings: Readonly<Record<Languages[keyof Languages]['flag'], string>>;
  export default drawings;
}
