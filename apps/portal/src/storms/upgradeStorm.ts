import { fixtureNow } from '@may/domain/fixtures';
import { isUpgraded, type ServerUpgrade } from '@may/domain/servers/upgrade.ts';
import { type UpgradePart, upgradeParts } from '@may/domain/servers/upgradePart.ts';
import { attemptPatience } from '@may/domain/top-up/attempt.ts';
import type { StormQuirk } from './stormQuirks.ts';
import { createUpgradeBrowser, type UpgradeCall, type UpgradePage } from './upgradePage.ts';
import { createUpgradeProvider, type UpgradeMood, upgradeMoods } from './upgradeProvider.ts';

type Send = Parameters<UpgradePage['actor']['send']>[0];

const wishes: Record<UpgradePart, readonly ServerUpgrade[]> = {
  disk: [30, 40, 60].map((gb) => ({ part: 'disk', totalMb: gb * 1_024 })),
  mariadb: [20, 30, 40].map((gb) => ({ part: 'mariadb', totalMb: gb * 1_024 })),
  plan: ['1', '2', '3'].map((planId) => ({ part: 'plan', planId })),
};
const presses = {
  reviewing: ['confirm', 'confirm', 'confirm', 'check', 'back'],
  saving: ['confirm'],
  unclear: ['check', 'retry', 'retry', 'startOver'],
  saved: ['startOver'],
} as const;
const waits = [1_500, 2_000, 60_000, attemptPatience + 1_000];

/** A storm plays one number per move on a browser and its provider, and judges every step. */
export const createUpgradeStorm = (isRich: boolean, quirks: readonly StormQuirk<'upgrade'>[] = []) => {
  let time = fixtureNow;
  const provider = createUpgradeProvider(isRich, () => time, quirks);
  const browser = createUpgradeBrowser(provider, isRich, () => time);
  const { pages, calls, inPage } = browser;
  /** Requests whose answer was lost and that may still arrive. */
  const late: { call: UpgradeCall; until: number }[] = [];
  const trace: string[] = [];
  const seen = new Map<UpgradePage, string>();
  const tally = { charges: 0, saved: 0, blocked: 0, resent: 0, lost: 0 };

  const check = (condition: boolean, promise: string): void => {
    if (!condition) throw new Error(`${promise}\n${trace.join('\n')}`);
  };
  const look = (page: UpgradePage): void => {
    const snapshot = page.actor.getSnapshot();
    const states = JSON.stringify(snapshot.value);
    check(snapshot.status !== 'error', `${states}: no actor breaks`);
    if (seen.get(page) === states) return;
    seen.set(page, states);
    trace.push(`  ${page.part} ${page.owner}: ${states}`);
    const { upgrade, error, review, upgraded } = snapshot.context;
    if (snapshot.matches('saved') && upgrade) {
      tally.saved += 1;
      check(upgraded !== null && isUpgraded(upgraded, upgrade), 'success is reported of a server that was read');
      check(provider.hasHad(upgrade), `${page.owner}: success is reported only of an upgrade that the server has had`);
    }
    if (snapshot.matches('reviewing') && review?.blocking) tally.blocked += 1;
    if (snapshot.matches({ choosing: 'refused' }) && error?.kind === 'refused' && page.owner !== null) {
      const isDone = provider.hasCharged(page.owner) || provider.isQueued(page.owner);
      // Another device may take the plan back before the reading that would prove it.
      check(
        !isDone || provider.isHidden(page.owner) || provider.struck.has(page.owner),
        `${page.owner}: an upgrade that was charged is never said to be refused`,
      );
    }
  };
  const step = (): void => {
    for (const page of pages) look(page);
    check(browser.faults.length === 0, `${browser.faults}`);
    check(provider.undone.length === 0, `${provider.undone}: no request undoes another one`);
  };

  const commit = (call: UpgradeCall, mood: UpgradeMood) => {
    if (call.done) return call.done;
    try {
      call.done = { value: call.work(mood) };
    } catch (failure) {
      call.done = { failure };
    }
    return call.done;
  };
  const answer = async (call: UpgradeCall, mood: UpgradeMood): Promise<void> => {
    calls.splice(calls.indexOf(call), 1);
    const done = commit(call, mood);
    await inPage(call.page, () => ('value' in done ? call.resolve(done.value) : call.reject(done.failure)));
  };
  const answerAll = async (page: UpgradePage | null, mood: UpgradeMood): Promise<void> => {
    for (let turn = 0; turn < 12; turn += 1) {
      const call = calls.find((one) => page === null || one.page === page);
      if (!call) return;
      await answer(call, mood);
    }
  };
  /** Loses the answer of a request; it may have arrived, may arrive later, or never. */
  const lose = async (call: UpgradeCall, mayArrive: boolean): Promise<void> => {
    calls.splice(calls.indexOf(call), 1);
    if (call.owner !== null) tally.lost += 1;
    if (mayArrive && call.owner !== null && !call.done) late.push({ call, until: call.at + attemptPatience });
    await inPage(call.page, () => call.reject(new TypeError('lost')));
  };
  const arrive = (): void => {
    for (const { call, until } of late.splice(0)) if (time < until) commit(call, 'accept');
  };

  const send = async (page: UpgradePage, event: Send): Promise<void> => {
    trace.push(`${page.part}: ${JSON.stringify(event)}`);
    if (event.type === 'confirm') page.confirms += 1;
    if (event.type === 'retry' && page.actor.getSnapshot().matches('unclear')) tally.resent += 1;
    await inPage(page, () => page.actor.send(event));
  };
  const touch = async (page: UpgradePage, pick: number): Promise<void> => {
    const snapshot = page.actor.getSnapshot();
    for (const [state, events] of Object.entries(presses))
      if (snapshot.matches(state as 'saving')) return send(page, { type: events[pick % events.length] } as Send);
    const wish = wishes[page.part][pick % 3] as ServerUpgrade;
    await send(page, { type: 'choose', upgrade: wish });
    await send(page, { type: 'review' });
    if (pick % 5 === 0) return;
    await answerAll(page, 'accept');
    await send(page, { type: 'confirm' });
    // The server is read once more before the request.
    const reading = calls.find((one) => one.page === page && one.owner === null);
    if (reading) await answer(reading, 'accept');
  };
  const pass = async (wait: number): Promise<void> => {
    trace.push(`${wait} ms pass`);
    // The client gives up after its deadline of 30 s.
    if (wait > 30_000) for (const call of [...calls]) await lose(call, true);
    time += wait;
    // The provider carries out what it accepted within 15 minutes.
    provider.flush(time);
    for (const page of [...pages]) await inPage(page, () => page.clock.increment(wait));
  };
  /** Reloads or closes a page. Its requests may have arrived, may arrive later, or never. */
  const end = (page: UpgradePage, pick: number): void => {
    for (const call of browser.end(page))
      if (call.owner !== null && !call.done && pick % 2 === 0) late.push({ call, until: call.at + attemptPatience });
    trace.push(`${page.part}: ended`);
  };

  const play = async (move: number): Promise<void> => {
    const [what, pick] = [move & 31, move >> 7];
    const page = pages[((move >> 5) & 3) % Math.max(1, pages.length)];
    const mood = upgradeMoods[pick % upgradeMoods.length] as UpgradeMood;
    const requests = calls.filter(({ owner }) => owner !== null);
    // Mostly a request, because most calls are readings.
    const call = requests[0] ?? calls[pick % Math.max(1, calls.length)];
    const part = upgradeParts[pick % upgradeParts.length] as UpgradePart;
    if (!page || (what === 0 && pages.length < 3)) return void (await browser.open(part));
    if (what <= 11) return touch(page, pick);
    if (what <= 15) return answerAll(page, mood);
    if (what <= 19) return call && answer(call, mood);
    if (what === 20) return call && lose(call, false);
    if (what <= 22 && call) {
      commit(call, mood);
      return lose(call, false);
    }
    if (what <= 24) return call && lose(call, true);
    if (what === 25) return pass(waits[pick % waits.length] as number);
    if (what <= 27) {
      end(page, pick);
      return void (await browser.open(what === 26 ? page.part : part));
    }
    if (what === 28) {
      browser.leave(page);
      return void (await browser.open(part));
    }
    if (what === 29) {
      arrive();
      return send(page, { type: 'server.read', server: provider.getServer() });
    }
    return pick % 2 === 0 ? provider.flush() : provider.changeElsewhere(pick >> 1);
  };

  return {
    provider,
    browser,
    tally,
    run: async (moves: readonly number[]): Promise<void> => {
      await browser.open('disk');
      for (const move of moves) {
        await play(move);
        step();
      }
      arrive();
      provider.flush();
      await answerAll(null, 'accept');
      step();
      for (const page of [...pages]) end(page, 1);
      for (const part of upgradeParts) await answerAll(await browser.open(part), 'accept');
      step();
      tally.charges = provider.charges.filter((owner) => owner !== 'device').length;
      for (const page of pages)
        check(!page.actor.getSnapshot().matches({ unclear: 'looking' }), `${page.part}: a reading ends`);
    },
  };
};
