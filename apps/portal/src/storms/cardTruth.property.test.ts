import { confirmedFixture, linkedCardFixture } from '@may/domain/fixtures';
import fc from 'fast-check';
import { afterAll, expect, inject, it, vi } from 'vitest';
import { type ActorRefFrom, createActor } from 'xstate';
import { cardReturnSecret, forgetCardReturn } from '../boot/cardReturn.ts';
import type { provideLinkCard } from '../features/cards/provideLinkCard.ts';
import { type CardPress, createCardLedger } from './cardLedger.ts';
import { playedQuirks, type StormQuirk } from './stormQuirks.ts';
import { createCalls, createTellings, customerOf, openToldTabs, pass } from './toldTabs.ts';

const config = { cardKey: 'pk_test_1', cardScript: '/stripe.js' };
vi.mock('../browser/config.ts', () => ({ config }));
vi.mock('../money/cards/loadScript.ts', () => ({ loadScript: async () => undefined }));
const stripe = vi.hoisted(() => ({}) as Record<'confirmSetup' | 'retrieveSetupIntent', (asked: never) => unknown>);
vi.mock('@stripe/stripe-js/pure', () => ({ loadStripe: async () => stripe }));
afterAll(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  globalThis.beforeReact = undefined;
});

/** The statuses that a card may have in the ledger while a page tells this of it. */
const truths: Record<string, RegExp> = {
  ...{ saved: /linked/, processing: /processing/, rejected: /open|failed/, cancelled: /ended/, unfinished: /asked/ },
};
type Page = {
  owner: string;
  actor: ActorRefFrom<ReturnType<typeof provideLinkCard>>;
  /** The secret in the address, then the one of the form that was sent. */
  about: string | null;
  form: string | null;
  state: string;
};
const tally = { saved: 0, changed: 0, unknown: 0 };

const open = async () => ({
  ...(await import('../features/cards/provideLinkCard.ts')),
  ...(await import('../money/cards/makeStandard.ts')),
  ...(await import('../features/bell/useNoticeHistory.ts')),
  ...(await import('../browser/storage/storedSession.ts')),
  ...(await import('../data/permit.ts')),
});
type Browser = Awaited<ReturnType<typeof openToldTabs<Awaited<ReturnType<typeof open>>>>>;
type Tab = Browser['tabs'][number] & { page?: Page | null };

const play = async (browser: Browser, moves: readonly number[], quirks: readonly StormQuirk<'card'>[]) => {
  const tabs: Tab[] = browser.tabs;
  const ledger = createCardLedger(quirks);
  const calls = createCalls<CardPress>();
  const { ask } = calls;
  const tellings = createTellings(tabs);
  stripe.confirmSetup = ({ elements }: { elements: string }) => ask((mood) => ledger.confirm(elements, mood));
  stripe.retrieveSetupIntent = (secret: string) => ask(() => ledger.retrieve(secret));
  /** The default card that a page's last list showed, and how many the customer had had by then. */
  const lists = new Map<string, { card: string | undefined; since: number }>();
  const close = (tab: Tab) => {
    tab.page?.actor.stop();
    tab.page = null;
  };
  const openPage = (tab: Tab, secret: string | null = null) => {
    close(tab);
    const owner = customerOf(tab);
    if (owner === null) return;
    globalThis.beforeReact = secret === null ? {} : { cardReturn: `setup_intent_client_secret=${secret}` };
    const cardSecret = { current: cardReturnSecret('setup_intent') };
    forgetCardReturn();
    const machine = tab.parts.provideLinkCard({
      auth: { getCardSecret: () => ask(() => ledger.open(owner, tabs.indexOf(tab))) },
      elements: () => page.form as never,
      ...{ returnUrl: '', cardSecret, consumeReturn: () => undefined, welcomeCard: () => undefined },
    });
    const actor = createActor(machine, { input: { isReturn: cardSecret.current !== null } });
    const page: Page = { owner, actor, about: cardSecret.current, form: null, state: '' };
    tab.page = page;
    actor.start();
  };

  /** Judges what each tab tells now, after an answer to this press. */
  const look = (press?: CardPress) => {
    for (const tab of tabs) {
      const [customer, { page }] = [customerOf(tab), tab];
      if (customer !== page?.owner) close(tab);
      const state = JSON.stringify(page?.actor.getSnapshot().value ?? '').replace(/^\W+(\w+).*/, '$1');
      if (page && page.state !== state) {
        page.state = state;
        if (state === 'saved') tally.saved += 1;
        const linking = ledger.linkings.get(page.about ?? '');
        const own = { owner: page.owner, tab: tabs.indexOf(tab), status: expect.stringMatching(truths[state] ?? '') };
        if (truths[state]) expect(linking, `${state} is told of a card that this tab's customer has sent`).toEqual(own);
      }
    }
    tellings(({ page }: Tab, { kind, subject }, customer) => {
      expect(customer, `${kind} is told to its own customer`).toBe((press ?? page)?.owner);
      if (kind === 'cardLinked') expect(page?.state).toBe('saved');
      if (kind === 'defaultCardUnknown') tally.unknown += 1;
      if (kind === 'defaultCardUnchanged') expect(press?.isDone && !press.isStruck, 'it is not changed').toBe(false);
      if (kind !== 'defaultCardChanged' || !press) return;
      tally.changed += 1;
      expect(subject.card.id).toBe(press.card);
      expect(ledger.defaultsOf(press.owner).slice(press.since - 1), 'it was the default since').toContain(press.card);
    });
  };
  const settle = async (ms = 20, press?: CardPress) => {
    await pass(ms);
    look(press);
  };
  const answer = (pick: number, fate: Parameters<typeof calls.answer>[2]) => {
    const call = calls.pick(pick);
    if (call) calls.answer(call, pick, fate);
    return settle(20, call?.about);
  };
  /** The next step of a customer who links a card. */
  const goOn = async (tab: Tab, pick: number) => {
    const { page } = tab;
    if (customerOf(tab) === null) return browser.disturb(tab, pick);
    if (!page) return openPage(tab);
    const send = (type: 'form.shown' | 'submit' | 'check' | 'another' | 'return') => page.actor.send({ type });
    if (calls.pick(1) && pick % 8) return answer(pick | 1, 'answered');
    if (page.actor.getSnapshot().matches({ editing: 'mounting' })) {
      page.form = tab.parts.readCardSecret();
      return send('form.shown');
    }
    if (page.state === 'editing') {
      page.about = page.form;
      return send('submit');
    }
    if (page.state !== 'leaving' || pick % 4 === 0)
      return send((['check', 'another', 'return'] as const)[pick % 3] ?? 'check');
    close(tab);
    tab.load();
    await pass(1_000);
    openPage(tab, page.about);
  };
  const makeDefault = (tab: Tab, owner: string, pick: number) => {
    const page = `${owner} in tab ${tabs.indexOf(tab)}`;
    const { card: shown, since } = lists.get(page) ?? { card: `${owner} 0`, since: 1 };
    const press = { owner, card: `${owner} ${pick % 3}`, since, isDone: false, isStruck: false };
    // The page offers no press for the card that its list shows as the default one.
    if (press.card === shown) return;
    const card = confirmedFixture(linkedCardFixture({ id: press.card }));
    const permit = tab.parts.mintPermit();
    const send = async () => {
      permit.check();
      await ask(() => ledger.attach(press), press);
    };
    const list = () => {
      const read = ledger.listCards(owner);
      lists.set(page, { card: read.items.find((one) => one.isDefault)?.id, since: ledger.defaultsOf(owner).length });
      return read;
    };
    void tab.parts.changeStandard(owner, card, send, () => ask(list, press));
    return settle(20, press);
  };
  const play = async (move: number) => {
    const [kind, tab, pick] = [move % 20, tabs[(move >> 5) % 2] as Tab, move >> 6];
    const owner = customerOf(tab);
    for (let step = kind < 9 ? pick % 4 : -1; step >= 0; step -= 1) {
      await goOn(tab, pick >> step);
      await settle();
    }
    if (kind === 9) return answer(pick, 'answered');
    if (kind === 10) return answer(pick, ledger.refusal());
    if (kind === 11) return answer(pick, pick % 8 > 3 ? 'lost' : 'cut');
    if (kind === 12) return openPage(tab, [...ledger.linkings.keys()][pick % ledger.linkings.size]);
    if (kind === 13) return pick % 2 ? close(tab) : openPage(tab);
    if (kind > 13 && kind < 16 && owner) return makeDefault(tab, owner, pick);
    if (kind === 16) return ledger.happen(pick);
    if (kind === 17) return browser.disturb(tab, pick);
    if (kind === 18) return pass(5_000);
    if (kind < 19) return;
    close(tab);
    tab.load();
  };
  for (const move of moves) {
    await play(move);
    await settle(move % 3 ? 20 : 1_000);
    browser.follow(({ parts }, customer) => parts.recordNotices(customer));
  }
  tabs.forEach(close);
  calls.end();
  browser.end();
  await pass();
};

const runs = inject('stormCount') ?? (inject('randomShare') === 1 ? 10_000 : 40);
/** A storm that links a card, changes the default one, and leaves a change unknown. */
const tellingStorm = [0, 59880, 36994, 18470, 0, 0, 5860, 11240, 0, 0, 48914, 0, 0, 13240, 0, 0];

it(`a card is linked or made the default one where the provider says so, in each of ${runs} storms`, {
  timeout: Math.max(300_000, runs * 100),
}, async () => {
  const browser = await openToldTabs(open);
  const moves = fc.noBias(fc.array(fc.nat(2 ** 16 - 1), { minLength: 12, maxLength: 60, size: 'max' }));
  const odd = fc.oneof(fc.constant([]), fc.subarray(playedQuirks('card')));
  const storms = fc.asyncProperty(moves, fc.boolean(), odd, async (played, isJoined, quirks) => {
    await browser.start(isJoined);
    await play(browser, played, quirks);
  });
  await fc.assert(storms, { numRuns: runs, examples: Array(4).fill([tellingStorm, false, []]) });
  // The fixed storm leaves a change unknown in half of its runs, because it passes in real time: four of them and the random ones do at least once.
  expect(Math.min(tally.saved, tally.changed, tally.unknown)).toBeGreaterThan(0);
});
