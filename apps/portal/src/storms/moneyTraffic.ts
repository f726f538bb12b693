import { ApiError } from '@may/api';
import type { MoneyBrowser } from './moneyBrowser.ts';
import type { Call, Page, Tab } from './moneyPage.ts';
import type { CardMood } from './moneyProvider.ts';

/** Runs `work` and ignores its error, because no page waits for the answer. */
export const quietly = (work: () => unknown): void => {
  try {
    work();
  } catch {
    // The error has no reader.
  }
};

/** Decides if a request is done, and if its answer arrives or is lost. `look` judges the page right after its answer. */
export const createMoneyTraffic = ({ calls, inTab }: MoneyBrowser, look: (page: Page) => void) => {
  const commit = (call: Call, mood: CardMood) => {
    if (call.done) return call.done;
    try {
      call.done = { value: call.work(mood) };
    } catch (failure) {
      call.done = { failure };
    }
    return call.done;
  };
  const answer = async (call: Call, mood: CardMood): Promise<void> => {
    calls.splice(calls.indexOf(call), 1);
    const done = commit(call, mood);
    await inTab(call.page.tab, () => ('value' in done ? call.resolve(done.value) : call.reject(done.failure)));
    look(call.page);
  };
  const lose = async (call: Call): Promise<void> => {
    calls.splice(calls.indexOf(call), 1);
    const kind = call.name === 'confirmPayment' ? { kind: 'unknown', serverMessage: null } : new TypeError('lost');
    await inTab(call.page.tab, () => call.reject(kind));
    look(call.page);
  };
  const answerAll = async (tab: Tab | null, mood: CardMood): Promise<void> => {
    for (let turn = 0; turn < 12; turn += 1) {
      const call = calls.find(({ page }) => tab === null || page.tab === tab);
      if (!call) return;
      await answer(call, mood);
    }
  };
  const refuse = (call: Call): Promise<void> => {
    if (!call.done) call.done = { failure: new ApiError({ status: 400, serverMessage: 'Bảo trì' }) };
    return answer(call, 'accept');
  };
  return { commit, answer, lose, refuse, answerAll };
};
