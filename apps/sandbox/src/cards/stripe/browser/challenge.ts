import { ask } from '../../form/browser/ask.ts';
import type { FromFrame } from '../../form/browser/frameMessages.ts';
import { type FrameLanguage, frameLanguageOf } from '../../form/browser/frameTexts.ts';
import { receiveStart } from '../../form/browser/receiveStart.ts';
import { challengeTexts } from './challengeTexts.ts';

type ChallengeStart = { kind: 'setup' | 'payment'; secret: string; scheme: 'light' | 'dark'; locale: string };

const byId = (id: string): HTMLElement => document.querySelector(`#${id}`) as HTMLElement;
const texts = ['bank', 'notReal', 'merchant', 'amount', 'complete', 'fail'] as const;

const amountIn = (language: FrameLanguage, amount: number, currency: string): string => {
  const format = new Intl.NumberFormat(language, { style: 'currency', currency: currency.toUpperCase() });
  return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 0));
};

receiveStart<ChallengeStart>(async ({ kind, secret, scheme, locale }, port) => {
  const tell = (message: FromFrame): void => port.postMessage(message);
  const language = frameLanguageOf(locale);
  const words = challengeTexts[language];
  const path = `/__sandbox/stripe/v1/${kind}_intents`;
  document.documentElement.lang = language;
  document.documentElement.style.colorScheme = scheme;
  for (const name of texts) byId(name).textContent = words[name];
  byId('title').textContent = words.title;
  byId('question').textContent = kind === 'payment' ? words.pay : words.link;

  const { result, error } = await ask<{ amount?: number; currency?: string }>(`${path}/retrieve`, language, {
    client_secret: secret,
  });
  const { amount, currency } = result ?? {};
  const isPayment = amount !== undefined && currency !== undefined;
  byId('amount').hidden = !isPayment;
  byId('sum').hidden = !isPayment;
  if (isPayment) byId('sum').textContent = amountIn(language, amount, currency);

  const say = (message: string | undefined): void => {
    byId('problem').textContent = message ?? '';
    byId('problem').hidden = message === undefined;
  };
  const decide = async (outcome: 'complete' | 'fail'): Promise<void> => {
    say(undefined);
    const answer = await ask(`${path}/authenticate`, language, { client_secret: secret, outcome });
    // A refusal is an answer too. Only a lost answer lets the owner choose again.
    if (answer.error?.type === 'api_connection_error') say(answer.error.message);
    else tell({ type: 'answered' });
  };
  say(error?.message);
  byId('complete').addEventListener('click', () => decide('complete'));
  byId('fail').addEventListener('click', () => decide('fail'));
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') tell({ type: 'escape' });
  });
  const tellHeight = (): void => tell({ type: 'height', height: byId('page').getBoundingClientRect().height });
  new ResizeObserver(tellHeight).observe(byId('page'));
  tellHeight();
  tell({ type: 'ready' });
  byId('title').focus();
});
