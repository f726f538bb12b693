import { ask } from './ask.ts';
import type { FormTask } from './cardForm.ts';

const form = document.querySelector('form') as HTMLFormElement;
const root = document.documentElement;
/** Only the sandbox and the portal can frame this page: its policy says so. */
const tell = (message: 'enter' | number): void => parent.postMessage(message, '*');

const addresses: Record<FormTask, string> = {
  link: '/__sandbox/stripe/v1/setup_intents/confirm',
  tokenize: '/__sandbox/square/v1/tokenize',
};

/** The card in the card provider's JSON. The provider judges it. */
const typedCard = () => {
  const textOf = (name: string) => String(new FormData(form).get(name)).replace(/\D/g, '');
  const expiry = textOf('expiry');
  const [exp_month, exp_year] = [Number(expiry.slice(0, 2)), 2000 + Number(expiry.slice(2).slice(-2))];
  return { number: textOf('number'), exp_month, exp_year, cvc: textOf('cvc') };
};

/** The page names language and colour scheme behind the #, so that a change empties no field. */
const dress = (): void => {
  const [language = 'en', scheme = 'light'] = location.hash.slice(1).split('-');
  root.lang = language;
  root.style.colorScheme = scheme;
};

addEventListener('message', async ({ source, data: { task, body }, ports: [port] }) => {
  if (source !== parent || !port) return;
  port.postMessage(await ask(addresses[task as FormTask], { ...body, locale: root.lang, card: typedCard() }));
});
addEventListener('hashchange', dress);
form.addEventListener('submit', (event) => {
  event.preventDefault();
  tell('enter');
});
dress();
const tellHeight = (): void => tell(Math.ceil(form.getBoundingClientRect().height));
// WebKit observes no size in a frame that has no height yet.
tellHeight();
new ResizeObserver(tellHeight).observe(form);
