import { noChanges } from '@may/domain/dns/changeSet.ts';
import type { ZoneRecord } from '@may/domain/dns/records.ts';
import { zoneRecordFixture } from '@may/domain/fixtures';
import { describe, expect, it } from 'vitest';
import { playChart, sendAll } from '../testing/playChart.ts';
import { changeSetMachine } from './changeSetMachine.ts';

const addressOf = (name: string) => zoneRecordFixture({ id: name, name, proxied: false });
const mailTo = (id: string, name: string, host: string) =>
  zoneRecordFixture({ id, name, type: 'MX', values: [host], priority: 10, proxied: null });
const root = mailTo('root', '@', 'mail.bienxanh.vn');
const mail = addressOf('mail');
const second = addressOf('mail2');

const confirmed = (zone: readonly ZoneRecord[], changes: Partial<typeof noChanges>) => {
  const play = playChart(changeSetMachine, { domain: { id: 'd', name: 'bienxanh.vn' }, zone, staged: null, run: null });
  play.actor.send({ type: 'stage', changes: { ...noChanges, ...changes } });
  sendAll(play, 'review', 'consent.give');
  play.actor.send({ type: 'confirm', key: 'k' });
  return play;
};

describe('consent to lost mail', () => {
  it('of one name is none to another’s that another person’s change brings before the first step', async () => {
    const news = mailTo('news', 'news', 'mx.example.net');
    const zone = [root, mailTo('backup', '@', 'mail2.bienxanh.vn'), mail, second, news];
    const play = confirmed(zone, { deleted: [news, second] });
    await play.answer('readZone', [{ ...mail, proxied: true }, ...zone.filter((record) => record !== mail)]);
    expect([play.snapshot().value, play.callsOf('applyStep').length]).toEqual(['reviewing', 0]);
  });

  it('is asked in the middle of a run whose later step would stop it, because an earlier one was left out', async () => {
    const edited = { ...root, values: ['mail2.bienxanh.vn'] };
    const zone = [root, mail, second];
    const play = confirmed(zone, { edited: [{ before: root, after: edited }], deleted: [mail] });
    await play.answer('readZone', zone);
    await play.fail('applyStep', new Error('the connection broke'));
    const now = [{ ...root, ttl: 600 }, mail, second];
    await play.answer('readZone', now);
    play.clock.increment(2_000);
    await play.answer('readZone', now);
    sendAll(play, 'continue');
    await play.answer('readZone', now);
    expect([play.snapshot().value, play.callsOf('applyStep').length]).toEqual(['reviewing', 1]);
  });

  it('is asked in the middle of an undo, whose open steps are reviewed again', async () => {
    const note = zoneRecordFixture({ id: 'note', name: 'note', type: 'TXT', values: ['x'], proxied: null });
    const backup = mailTo('backup', '@', 'mail2.bienxanh.vn');
    const [before, zone] = [
      [root, mail, second, note],
      [root, mail, second, backup],
    ];
    const play = confirmed(before, { added: [backup], deleted: [note] });
    await play.answer('readZone', before);
    await play.answer('applyStep', { id: 'backup' });
    await play.answer('applyStep', { id: null });
    await play.answer('readZone', zone);
    sendAll(play, 'undo', 'consent.give');
    play.actor.send({ type: 'confirm', key: 'back' });
    await play.answer('readZone', zone);
    await play.fail('applyStep', new Error('the connection broke'));
    const now = zone.filter((record) => record !== root);
    await play.answer('readZone', now);
    play.clock.increment(2_000);
    await play.answer('readZone', now);
    sendAll(play, 'continue');
    await play.answer('readZone', now);
    expect([play.snapshot().value, play.callsOf('applyStep').length]).toEqual(['reviewing', 3]);
    expect(play.snapshot().context.undo?.changes).toMatchObject({ deleted: [backup] });
    // The stored run is open, so a reload goes on with it.
    expect(JSON.stringify(play.effectsOf('rememberRun').at(-1))).toContain('"waiting"');
  });

  it('asked again leaves the mark of an edit that may be in force unseen: a refusal of its second request does not cover the first', async () => {
    const backup = mailTo('backup', '@', 'mail2.bienxanh.vn');
    const untold = { ...addressOf('www'), ttl: null };
    const zone = [root, mail, second, backup, untold];
    const play = confirmed(zone, { edited: [{ before: untold, after: { ...untold, ttl: 600 } }], deleted: [backup] });
    await play.answer('readZone', zone);
    await play.fail('applyStep', new Error('the connection broke'));
    const now = zone.filter((record) => record !== root);
    await play.answer('readZone', now);
    sendAll(play, 'continue');
    await play.answer('readZone', now);
    sendAll(play, 'consent.give');
    play.actor.send({ type: 'confirm', key: 'again' });
    await play.answer('readZone', now);
    await play.fail('applyStep', { kind: 'refused', serverMessage: null });
    await play.answer('readZone', now);
    expect(play.snapshot().context.run?.progress).toMatchObject([{ step: { kind: 'edit' }, status: 'unclear' }, {}]);
    // The stored run of the undo knows it too.
    sendAll(play, 'leave', 'review');
    expect(play.snapshot().context.last?.progress).toMatchObject([{ status: 'unconfirmed' }, { status: 'skipped' }]);
  });
});
