import { escapeSign } from './readLine.ts';

/** The levels of a line, the most urgent first. */
export const logLevels = ['error', 'warning', 'info', 'debug', 'none'] as const;
export type LogLevel = (typeof logLevels)[number];

/** PHP names its level after its name, also inside a line of nginx or php-fpm. */
const php = /PHP (?:(?:\w+ )*(?:(error)|(Warning)|(Notice|Deprecated|Strict Standards)))/;

const word =
  /(?:^|[\s[|"'(=:.>])(?:(WordPress database error|npm ERR|[Ee]merg(?:ency)?|[Aa]lert|[Cc]rit(?:ical)?|[Ff]atal|[Ss]evere|[Pp]anic|[Ee]rr(?:or)?|EMERG|ALERT|CRIT(?:ICAL)?|FATAL|SEVERE|PANIC|ERR(?:OR)?)|([Ww]arn(?:ing)?|WARN(?:ING)?)|([Nn]otice|[Nn]ote|[Ii]nfo|NOTICE|NOTE|INFO)|([Dd]ebug|[Tt]race|DEBUG|TRACE))(?=[\s\]|"'):!]|$)/g;

/** The answer of a web server in its access log. */
const answer = /" ([1-5])\d\d (?:\d|-)/;

/** A line that continues the line before it, e.g. a stack trace. */
const continuation = /^(?:\t| {2}|#\d+ |Stack trace:)/;

const style = new RegExp(`${escapeSign}\\[[\\d;:]*m`, 'g');

const groupOf = (match: RegExpExecArray): number => (match[1] ? 0 : match[2] ? 1 : match[3] ? 2 : 3);

/** True for a word in the place of a level: in brackets, before a colon, or in capitals. Other words are prose. */
const isLevel = (line: string, { 0: found, index }: RegExpExecArray): boolean => {
  const next = line[index + found.length] ?? ' ';
  if ((next !== ' ' && next !== '\t') || found.startsWith('=')) return true;
  return found.length > 12 || found.slice(1) === found.slice(1).toUpperCase();
};

/** Index of the level in `logLevels` for a line of the usual servers, or -1 if the line continues the one before it. */
export const levelOf = (raw: string, start: number): number => {
  const line = raw.includes('\x1b') ? raw.replace(style, '') : raw;
  if (line.includes('PHP ')) {
    const match = php.exec(line);
    if (match) return groupOf(match);
  }
  word.lastIndex = 0;
  for (let match = word.exec(line); match; match = word.exec(line)) {
    if (isLevel(line, match)) return groupOf(match);
  }
  if (line.includes('HTTP/')) {
    const status = answer.exec(line)?.[1];
    if (status) return status === '5' ? 0 : status === '4' ? 1 : 2;
  }
  return continuation.test(start === 0 ? line : line.slice(start)) ? -1 : 4;
};
