import { ask } from './ask.ts';
import { createCardFields } from './cardFields.ts';
import type { CardError, FrameStart, FrameTask, FromFrame, ToFrame } from './frameMessages.ts';
import { type FrameLanguage, frameLanguageOf, frameTexts } from './frameTexts.ts';
import { applyLook, borrowFonts } from './look.ts';
import { receiveStart } from './receiveStart.ts';

const addresses = {
  confirmSetup: '/__sandbox/stripe/v1/setup_intents/confirm',
  tokenize: '/__sandbox/square/v1/tokenize',
} as const satisfies Partial<Record<FrameTask, string>>;

let language: FrameLanguage = 'en';
let page: MessagePort | undefined;
const tell = (message: FromFrame): void => page?.postMessage(message);
const fields = createCardFields(() => tell({ type: 'change', ...fields.state() }));

const doTask = async (task: FrameTask, secret: string): Promise<{ error: CardError } | { result: object }> => {
  const problem = fields.check();
  if (problem) return { error: { type: 'validation_error', code: problem, message: frameTexts[language][problem] } };
  if (task === 'validate') return { result: {} };
  const body = { ...(secret && { client_secret: secret }), card: fields.card() };
  const { result, error } = await ask<object>(addresses[task], language, body);
  return error ? { error } : { result };
};

const heed = async (message: ToFrame): Promise<void> => {
  if (message.type === 'task') {
    const { id, task, secret } = message;
    const answer = (await doTask(task, secret)) as { error: CardError } | { result: Record<string, unknown> };
    tell({ type: 'answer', id, answer });
  } else if (message.type === 'look') {
    language = frameLanguageOf(message.locale);
    applyLook(message);
    fields.speak(language);
  } else if (message.type === 'focus') fields.focus();
  else if (message.type === 'clear') fields.clear();
  else if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
};

/** The error of an intent that this form cannot use; null if it can. */
const findLoadError = async (secret: string | null): Promise<CardError | null> => {
  if (secret === null) return null;
  type Intent = { status: string };
  const { result, error } = await ask<Intent>('/__sandbox/stripe/v1/setup_intents/retrieve', language, {
    client_secret: secret,
  });
  if (error) return error;
  if (result.status !== 'succeeded' && result.status !== 'canceled') return null;
  return { type: 'invalid_request_error', code: 'setup_intent_unexpected_state', message: frameTexts[language].used };
};

const begin = async ({ fonts, secret, ...look }: FrameStart, port: MessagePort): Promise<void> => {
  page = port;
  port.onmessage = ({ data }) => heed(data);
  borrowFonts(fonts);
  await heed({ type: 'look', ...look });
  const error = await findLoadError(secret);
  if (error) return tell({ type: 'loaderror', error });
  const form = document.querySelector('form') as HTMLFormElement;
  new ResizeObserver(() => tell({ type: 'height', height: form.getBoundingClientRect().height })).observe(form);
  tell({ type: 'height', height: form.getBoundingClientRect().height });
  tell({ type: 'ready' });
};

document.addEventListener('focusin', ({ relatedTarget }) => relatedTarget === null && tell({ type: 'focus' }));
document.addEventListener('focusout', ({ relatedTarget }) => relatedTarget === null && tell({ type: 'blur' }));
document.addEventListener('submit', (event) => event.preventDefault());
document.addEventListener('keydown', ({ key }) => {
  if (key === 'Escape') tell({ type: 'escape' });
  // This form has no button: Enter submits the form of the page around it.
  if (key === 'Enter') tell({ type: 'enter' });
});
receiveStart<FrameStart>(begin);
