import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { mailArrives, zoneFindings } from './findings.ts';
import { lookupOf } from './lookup.ts';
import { fullNameOf, relativeNameOf } from './names.ts';
import { namesHost, type ZoneRecord } from './records.ts';
import { mailZones, zoneOfRows } from './testing/mailZones.fixtures.ts';
import { type BindZone, isGoneByBind, isHiddenByBind, mailArrivesByBind } from './testing/readBind.ts';

// recordBind.ts writes the file anew.
const recorded: BindZone[] = JSON.parse(readFileSync(join(import.meta.dirname, 'testing/bindAnswers.json'), 'utf8'));
const zoneOf = ({ title, rows }: BindZone) => zoneOfRows(rows ?? mailZones[title] ?? []);
const cases = recorded.map((bind): [string, BindZone, ZoneRecord[]] => [bind.title, bind, zoneOf(bind)]);
const isAnswered = ({ answers }: BindZone) => Object.values(answers).some((answer) => answer.startsWith('NOERROR'));
const listed = (zone: ZoneRecord[], bind: BindZone, ...codes: string[]) =>
  zoneFindings(zone, bind.domain)
    .filter(({ code }) => codes.includes(code))
    .map(({ name, detail }) => `${name} ${detail}`)
    .sort();

it('every zone of the list is recorded', () => {
  expect(recorded.map(({ title }) => title)).toEqual(expect.arrayContaining(Object.keys(mailZones)));
});

// BIND loads no zone with a fault of its checker, so it answers nothing of it.
const loaded = cases.filter(([, bind]) => isAnswered(bind));

it('mail arrives where a sender that asks BIND finds a mail server', () => {
  for (const [title, bind, zone] of loaded) {
    const names = [...new Set(zone.filter(({ type }) => type === 'MX').map(({ name }) => name))];
    const arrives = names.map((name) => [name, mailArrives(bind.domain, name, lookupOf(zone, bind.domain))]);
    const byBind = names.map((name) => [name, mailArrivesByBind(bind, fullNameOf(name, bind.domain))]);
    expect.soft(arrives, `a zone with ${title}`).toEqual(byBind);
  }
});

it('records are hidden, and aliases lead nowhere, where BIND says so', () => {
  for (const [title, bind, zone] of loaded) {
    const hidden = zone.filter((record) => isHiddenByBind(bind, fullNameOf(record.name, bind.domain), record.type));
    const hiddenNames = listed(zone, bind, 'hiddenByDelegation').map((each) => each.split(' ')[0]);
    expect.soft(hiddenNames, title).toEqual([...new Set(hidden.map(({ name }) => name))].sort());
    const aliases = zone.filter(({ type }) => type === 'CNAME');
    const gone = aliases.filter(
      ({ name, values: [host = ''] }) =>
        relativeNameOf(host, bind.domain) !== null && isGoneByBind(bind, fullNameOf(name, bind.domain), host),
    );
    const names = new Set(aliases.map(({ name }) => name));
    const told = listed(zone, bind, 'targetGone').filter((each) => names.has(each.split(' ')[0] ?? ''));
    expect.soft(told, title).toEqual(gone.map(({ name, values }) => `${name} ${values[0]}`).sort());
  }
});

it('the faults of a zone are those of BIND’s checker', () => {
  for (const [title, bind, zone] of cases) {
    const told = (fault: RegExp) =>
      bind.checked.flatMap((line) => {
        const [match, owner = bind.domain, host = null] = fault.exec(line) ?? [];
        return match === undefined ? [] : [`${relativeNameOf(owner, bind.domain)} ${host}`];
      });
    const hosts = zone.filter(({ type }) => namesHost(type) && type !== 'CNAME');
    const places = new Set(hosts.map(({ name, values }) => `${name} ${values[0]}`));
    const wrong = listed(zone, bind, 'targetGone', 'mxIsAlias').filter((place) => places.has(place));
    const gone = told(/^(?:(\S+)\/(?:MX|NS) |NS )'(\S+)' (?:has no|is a CNAME)/);
    expect.soft(wrong, `a zone with ${title}`).toEqual(gone.sort());
    const alone = listed(zone, bind, 'cnameNotAlone', 'cnameAtRoot');
    expect.soft(alone, `a zone with ${title}`).toEqual(told(/^(\S+): CNAME and other data/));
  }
});
