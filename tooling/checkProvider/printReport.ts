import { standings } from '../../packages/api/src/assumptions/index.ts';
import type { Line, Report } from './report.ts';

/** Matches a secret in any case, because the name of a host is written in lower case. */
const anyCaseOf = (secret: string): RegExp => new RegExp(secret.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&'), 'giu');

/**
 * A text without control and direction signs, which could rewrite a terminal, and without the given secrets. A password is not among them:
 * hiding it would show which of the report's own words it is.
 */
export const harmless = (text: string, secrets: readonly string[] = []): string =>
  secrets.reduce((safe, secret) => safe.replaceAll(anyCaseOf(secret), '[hidden]'), text).replace(/\p{C}/gu, '?');

const cleanLine = (line: Line, secrets: readonly string[]): Line => ({
  ...line,
  call: harmless(line.call, secrets),
  details: line.details.map((detail) => harmless(detail, secrets)),
  settings: line.settings.map((setting) => harmless(setting, secrets)),
});

const widestStanding = Math.max(...standings.map(({ length }) => length));

const wideOf = (lines: readonly Line[]): number => Math.max(...lines.map(({ call }) => call.length));

/** The report for a machine. */
export const printJson = (report: Report, secrets: readonly string[]): string =>
  JSON.stringify({ ...report, lines: report.lines.map((line) => cleanLine(line, secrets)) }, null, 2);

/** The report as a table for a person: a line for each call, its details below. */
export const printTable = (report: Report, secrets: readonly string[]): string => {
  const lines = report.lines.map((line) => cleanLine(line, secrets));
  const width = wideOf(lines);
  const rows = lines.flatMap(({ call, status, details, settings }) => [
    `${call.padEnd(width)}  ${status}`,
    ...details.map((detail) => `    ${detail}`),
    ...settings.map((setting) => `  > ${setting}`),
  ]);
  const assumed = report.assumptions.flatMap(({ id, line, assumes, standing, shapes }) => [
    `${standing.padEnd(widestStanding)}  ${id}, line ${line}: ${assumes}`,
    ...shapes.map((shape) => `    sent: ${shape}`),
  ]);
  const parts = [...rows, '', 'Assumptions where the specification is silent:', ...assumed];
  return [...parts, '', harmless(report.sentence, secrets)].join('\n');
};
