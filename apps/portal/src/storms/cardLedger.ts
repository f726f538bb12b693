import { ApiError } from '@may/api';
import { confirmedFixture, linkedCardFixture } from '@may/domain/fixtures';
import type { StormQuirk } from './stormQuirks.ts';

/** The card provider's words for what its ledger has of a card that is being linked. */
const words = {
  ...{ open: 'requires_payment_method', failed: 'requires_payment_method', asked: 'requires_action' },
  ...{ linked: 'succeeded', processing: 'processing', ended: 'canceled' },
};
type Linking = keyof typeof words;
const moods: Linking[] = ['linked', 'linked', 'linked', 'processing', 'asked', 'failed', 'ended'];
const moodOf = (mood: number) => moods[mood % moods.length] as Linking;

/** A press of "make default": `since` counts the default cards that its customer had had when the page's list was read. */
export type CardPress = { owner: string; card: string; since: number; isDone: boolean; isStruck: boolean };

/** A provider and its card provider in memory: the cards that are being linked, and the default card of each customer. */
export const createCardLedger = (quirks: readonly StormQuirk<'card'>[]) => {
  const has = (quirk: StormQuirk<'card'>) => quirks.includes(quirk);
  const refusal = () => new ApiError({ status: 422, serverMessage: has('refusalsBlank') ? null : 'Bảo trì' });
  const linkings = new Map<string, { owner: string; tab: number; status: Linking }>();
  linkings.set('seti_thief_secret_9', { owner: 'usr_thief', tab: 9, status: 'linked' });
  /** The default cards of each customer, in the order in which they became it. */
  const defaults: Record<string, string[]> = { usr_demo: ['usr_demo 0'], usr_other: ['usr_other 0'] };
  const shown: Record<string, string> = {};
  const late: (() => void)[] = [];
  let [writes, readings] = [0, 0];
  const defaultsOf = (owner: string) => defaults[owner] ?? [];
  const wordOf = (status: Linking) => {
    if (has('statusUnknown')) return 'under_review';
    return has('statusShouted') ? words[status].toUpperCase() : words[status];
  };

  return {
    linkings,
    defaultsOf,
    refusal,
    open: (owner: string, tab: number) => {
      const clientSecret = `seti_form${linkings.size}_secret_1`;
      linkings.set(clientSecret, { owner, tab, status: 'open' });
      return { clientSecret };
    },
    /** Answers as Stripe's script: with an error, or by leaving the page. */
    confirm: (secret: string, mood: number) => {
      const linking = linkings.get(secret);
      const isOver = !linking || /linked|processing|ended/.test(linking.status);
      if (linking && !isOver) linking.status = moodOf(mood);
      if (!isOver && (linking.status !== 'failed' || mood % 2)) return {};
      const type = isOver ? 'invalid_request_error' : 'card_error';
      return { error: { type, ...(linking && { setup_intent: { status: wordOf(linking.status) } }) } };
    },
    retrieve: (secret: string) => {
      const linking = linkings.get(secret);
      return linking ? { setupIntent: { status: wordOf(linking.status) } } : { error: {} };
    },
    attach: (press: CardPress) => {
      const apply = () => {
        press.isDone = true;
        defaultsOf(press.owner).push(press.card);
      };
      writes += 1;
      press.isStruck = writes % 4 === 0 && (has('appliesWhatItRefused') || has('refusesWhatItTook'));
      if (press.isStruck && has('appliesWhatItRefused')) late.push(apply);
      else apply();
      if (press.isStruck) throw refusal();
    },
    listCards: (owner: string) => {
      for (const one of late.splice(0)) one();
      readings += 1;
      const now = defaultsOf(owner).at(-1);
      const told = has('listsLag') && readings % 2 ? (shown[owner] ?? now) : now;
      shown[owner] = now ?? '';
      const isNull = has('fieldsNull') && readings % 3 === 0;
      const cards = ['0', '1', '2'].map((n) => `${owner} ${n}`);
      const items = cards.map((id) =>
        confirmedFixture(linkedCardFixture({ id, isDefault: isNull ? null : told === id })),
      );
      return { items: has('listsShuffled') && readings % 2 ? items.toReversed() : items, unreadable: 0 };
    },
    /** A bank ends what it was asked, or another device changes the default card. */
    happen: (pick: number) => {
      const linking = [...linkings.values()][pick % linkings.size];
      if (linking && /processing|asked/.test(linking.status)) linking.status = moodOf(pick);
      const owner = pick % 2 ? 'usr_demo' : 'usr_other';
      if (pick % 3 === 0) defaultsOf(owner).push(`${owner} ${pick % 4}`);
    },
  };
};
