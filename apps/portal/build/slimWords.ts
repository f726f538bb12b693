import type { Plugin } from 'vite';

/** A method of a class that the portal never calls; nothing else in the library does either. */
const method = (name: string): readonly [RegExp, string] => [
  new RegExp(`^ {2}${name}\\([^\\n]*\\) \\{\\n[\\s\\S]*?^ {2}\\}\\n`, 'm'),
  '',
];

/** Parts of i18next that the portal does not use, each with its replacement. Each pattern is found once, except the last one. */
const unused: readonly (readonly [pattern: RegExp, replacement: string])[] = [
  // Writing back what is missing, copies, the direction of a language, and details of a translation.
  method('saveMissing'),
  method('getUsedParamsDetails'),
  method('cloneInstance'),
  method('dir'),
  [/^ {8}if \(keySeparator\) \{\n {10}const fk = [\s\S]*?(?=^ {6}\}\n {6}res = this\.extendTranslation)/m, ''],
  // The language that shows keys.
  [/^ {4}if \(lng\?\.toLowerCase\(\) === 'cimode'\) \{\n[\s\S]*?^ {4}\}\n/m, ''],
  // Texts within texts, and formats within texts: no text of the portal has one.
  [/^ {2}nest\(str, fc[^\n]*\n[\s\S]*?^ {2}\}\n/m, '  nest(str) {\n    return str;\n  }\n'],
  [/^class Formatter \{\n[\s\S]*?^\}\n/m, 'class Formatter {\n  format(value) {\n    return value;\n  }\n}\n'],
  // Advice to developers: the portal logs none.
  [/^ *(?:if \([^\n]*\) )?this\.logger\.(?:warn|log|deprecate)\([^\n]*\);\n/gm, ''],
];

/** Leaves out of i18next what the portal does not use: a first visit pays for it. */
export const slimWords = () => {
  let missed: readonly RegExp[] = unused.map(([pattern]) => pattern);
  return {
    name: 'slim-words',
    apply: 'build',
    transform: {
      filter: { id: /i18next\/dist\/esm\/i18next\.js$/ },
      handler: (code: string) => {
        missed = unused.flatMap(([pattern]) => (code.search(pattern) < 0 ? [pattern] : []));
        return unused.reduce((slim, [pattern, replacement]) => slim.replace(pattern, replacement), code);
      },
    },
    buildEnd: (error?: Error) => {
      if (error || missed.length === 0) return;
      throw new Error(`i18next has nothing like ${missed.join(' and ')}: read it again and mend build/slimWords.ts.`);
    },
  } satisfies Plugin;
};
