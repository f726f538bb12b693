import { visibleText } from './readLine.ts';

/** The levels of a line, the most urgent first. */
export const logLevels = ['error', 'warning', 'info', 'debug', 'none'] as const;

/** PHP names its level within the words after its name, also inside a line of nginx or php-fpm. */
const php = /PHP (?:\w{1,20} ){0,3}(?:(error)|(Warning)|(Notice|Deprecated|Strict Standards))/;

const word =
  /(?:^|[\s[|"'(=:.>])(?:(WordPress database error|npm ERR|[Ee]merg(?:ency)?|[Aa]lert|[Cc]rit(?:ical)?|[Ff]atal|[Ss]evere|[Pp]anic|[Ee]rr(?:or)?|EMERG|ALERT|CRIT(?:ICAL)?|FATAL|SEVERE|PANIC|ERR(?:OR)?)|([Ww]arn(?:ing)?|WARN(?:ING)?)|([Nn]otice|[Nn]ote|[Ii]nfo|NOTICE|NOTE|INFO)|([Dd]ebug|(?<!Stack )[Tt]race|DEBUG|TRACE))(?=[\s\]|"'):!]|$)/g;

/** Level of the answer in a line of an access log, e.g. `"GET / HTTP/1.1" 502 559`; -1 for any other line. */
const levelOfAnswer = (line: string): number => {
  const protocol = line.indexOf(' HTTP/');
  const end = protocol === -1 ? -1 : line.indexOf('" ', protocol);
  if (end === -1 || end > protocol + 10) return -1;
  const status = line.charCodeAt(end + 2) - 48;
  const isStatus = line[end + 5] === ' ' && status > 0 && status < 6;
  return isStatus ? ([2, 2, 2, 1, 0][status - 1] ?? -1) : -1;
};

/** A line that continues the line before it, e.g. a stack trace. */
const continuation = /^(?:\t| {2}|#\d+ |Stack trace:)/;

const groupOf = (match: RegExpExecArray): number => (match[1] ? 0 : match[2] ? 1 : match[3] ? 2 : 3);

/** True for a word in the place of a level: in brackets, before a colon, or in capitals. Other words are prose. */
const isLevel = (line: string, { 0: found, index }: RegExpExecArray): boolean => {
  const next = line[index + found.length] ?? ' ';
  if ((next !== ' ' && next !== '\t') || found.startsWith('=')) return true;
  return found.length > 12 || found.slice(1) === found.slice(1).toUpperCase();
};

/** Index of the level in `logLevels` for a line of the usual servers, or -1 if the line continues the one before it. */
export const levelOf = (raw: string, start: number): number => {
  const line = raw.includes('\u001b') ? visibleText(raw) : raw;
  const answered = levelOfAnswer(line);
  if (answered !== -1) return answered;
  if (line.includes('PHP ')) {
    const match = php.exec(line);
    if (match) return groupOf(match);
  }
  word.lastIndex = 0;
  for (let match = word.exec(line); match; match = word.exec(line)) {
    if (isLevel(line, match)) return groupOf(match);
  }
  return continuation.test(start === 0 ? line : line.slice(start)) ? -1 : 4;
};
