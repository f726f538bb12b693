/**
 * `node packages/domain/src/dns/testing/recordBind.ts [domain:file …]` writes bindAnswers.json: what named-checkzone and named (BIND 9.18) say of each zone.
 * It needs named, named-checkzone and dig, and talks to a named of its own on the loopback address.
 */
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { createInterface } from 'node:readline';
import { fullNameOf, relativeNameOf } from '../names.ts';
import { newRecord } from '../planImport.ts';
import { readZoneFile } from '../readZoneFile.ts';
import { factsOf, namesHost, type ZoneRecord } from '../records.ts';
import { quoteTxt } from '../txt.ts';
import { mailDomain, mailZones, type Row, zoneOfRows } from './mailZones.fixtures.ts';
import { type BindZone, proxyAddress } from './readBind.ts';

const port = '5399';
const folder = mkdtempSync(join(tmpdir(), 'bind-'));
const zoneFile = join(folder, 'zone');

/** The proxy answers with its own address; an ALIAS answers with one that the provider fetched. */
const lineOf = ({ name, type, value, proxied }: ReturnType<typeof factsOf>[number]): string => {
  if (proxied === true) return `${name} A ${proxyAddress}`;
  if (type === 'ALIAS') return `${name} A 192.0.2.99`;
  if (type === 'TXT') return `${name} TXT ${quoteTxt(value)}`;
  const target = namesHost(type) && value !== '.' ? `${value}.` : value;
  return `${name} ${type} ${type === 'MX' ? '10 ' : ''}${target}`;
};

const writeZone = (zone: readonly ZoneRecord[], domain: string): void => {
  const hasNs = zone.some(({ name, type }) => name === '@' && type === 'NS');
  const head = [`$ORIGIN ${domain}.`, '$TTL 3600', '@ SOA ns1.example.net. root.example.net. 1 3600 600 86400 300'];
  const lines = [...head, ...(hasNs ? [] : ['@ NS ns1.example.net.']), ...zone.flatMap(factsOf).map(lineOf)];
  writeFileSync(zoneFile, `${lines.join('\n')}\n`);
};

/** The output of a command, whatever its exit code. */
const run = (command: string, ...args: string[]): Promise<string> =>
  new Promise((resolve) => execFile(command, args, (_, out, errors) => resolve(out + errors)));

const check = async (domain: string): Promise<string[]> => {
  const text = await run('named-checkzone', '-i', 'local', '-k', 'ignore', domain, zoneFile);
  const lines = text
    .split('\n')
    .filter((line) => /no (?:REQUIRED GLUE )?address records|MX .*\(illegal\)|\S: CNAME and other data/.test(line));
  return [...new Set(lines.map((line) => line.replace(/^.*?zone [^ ]+: |^.*?zone:\d+: /, '')))].sort();
};

const ask = async (question: string): Promise<string> => {
  const show = ['+norecurse', '+noall', '+comments', '+answer', '+authority', '+additional', '+noedns'];
  const text = await run('dig', '@127.0.0.1', '-p', port, ...show, ...question.split(' '));
  const rows = text.split('\n').filter((line) => /^[^;\s]/.test(line));
  const isReferral = !/flags:[^;]* aa/.test(text);
  // Name, type and value of each row, in the order of the answer.
  const told = rows.map((row) =>
    row
      .split(/\s+/)
      .filter((_, place) => place !== 1 && place !== 2)
      .join(' '),
  );
  const status = /status: (\w+)/.exec(text)?.[1] ?? 'none';
  return [
    isReferral ? `${status} referral` : status,
    ...told.filter((row) => isReferral || !/ (?:SOA|NS) /.test(row)),
  ].join('\n');
};

const questionsOf = (zone: readonly ZoneRecord[], domain: string): string[] => {
  const facts = zone.flatMap(factsOf);
  const hosts = facts.filter(({ type, value }) => namesHost(type) && relativeNameOf(value, domain) !== null);
  const mailed = hosts.filter(({ type }) => type === 'MX').flatMap(({ value }) => [`${value} A`, `${value} AAAA`]);
  const aliased = hosts.filter(({ type }) => type === 'CNAME').map(({ value }) => `${value} ANY`);
  const own = facts.map(({ name, type }) => `${fullNameOf(name, domain)} ${type === 'ALIAS' ? 'A' : type}`);
  const followed = facts.filter(({ type }) => type === 'CNAME').map(({ name }) => `${fullNameOf(name, domain)} A`);
  return [...new Set([...own, ...mailed, ...aliased, ...followed])];
};

const record = async (zone: readonly ZoneRecord[], domain: string): Promise<Pick<BindZone, 'checked' | 'answers'>> => {
  writeZone(zone, domain);
  const config = join(folder, 'named.conf');
  const options = `directory "${folder}"; pid-file none; recursion no; listen-on port ${port} { 127.0.0.1; }; listen-on-v6 { none; }; minimal-any no; minimal-responses no;`;
  writeFileSync(
    config,
    `options { ${options} };\ncontrols {};\nzone "${domain}" { type master; file "${zoneFile}"; check-names ignore; };\n`,
  );
  const named = spawn('named', ['-g', '-c', config, '-p', port], { stdio: ['ignore', 'ignore', 'pipe'] });
  for await (const line of createInterface({ input: named.stderr })) if (/running$/.test(line)) break;
  named.stderr.resume();
  const answers: Record<string, string> = {};
  for (const question of questionsOf(zone, domain)) answers[question] = await ask(question);
  named.kill();
  await once(named, 'exit');
  return { checked: await check(domain), answers };
};

const zones: BindZone[] = [];
for (const [title, rows] of Object.entries(mailZones))
  zones.push({ title, domain: mailDomain, ...(await record(zoneOfRows(rows), mailDomain)) });
for (const argument of process.argv.slice(2)) {
  const [domain = '', path = ''] = argument.split(':');
  const read = readZoneFile(readFileSync(path, 'utf8'), domain);
  if (!read.ok) throw new Error(`${path} cannot be read: ${read.reason}.`);
  const zone = read.records.map((row, index) => newRecord(`r${index}`, row));
  const rows = zone.flatMap(factsOf).map(({ name, type, value }): Row => [name, type, value]);
  zones.push({ title: basename(path), domain, rows, ...(await record(zone, domain)) });
}
writeFileSync(join(import.meta.dirname, 'bindAnswers.json'), `${JSON.stringify(zones, null, 1)}\n`);
rmSync(folder, { recursive: true });
