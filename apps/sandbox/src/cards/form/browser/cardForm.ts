import type { Asked, CardError } from './ask.ts';

/** Languages of the card form. */
export type FormLanguage = 'vi' | 'en';

/** A task of the form for the typed card. The page never receives the number. */
export type FormTask = 'link' | 'tokenize';

/** The card form in a frame of the page. */
export type CardForm = {
  /** Sends the typed card with `body` to the card provider. */
  send: <Result>(task: FormTask, body: Record<string, unknown>) => Promise<Asked<Result>>;
  /** Shows the form in a language and in the page's colour scheme. */
  show: (language: FormLanguage) => void;
  close: () => void;
};

/** The language for a card provider's `locale`: English unless Vietnamese. */
export const formLanguageOf = (locale: string | undefined): FormLanguage =>
  (locale ?? '').toLowerCase().startsWith('vi') ? 'vi' : 'en';

/** The origin of the running script, which is the stand-in's. */
export const ownOrigin = (): string => new URL((document.currentScript as HTMLScriptElement).src).origin;

/** The port of both stand-ins: opens the card form in `place`. `onReady` runs when it is there. */
export const openCardForm = (origin: string, place: Element, language: FormLanguage, onReady: () => void): CardForm => {
  const frame = document.createElement('iframe');
  const addressIn = (words: FormLanguage) =>
    `${origin}/__sandbox/cards/form#${words}-${getComputedStyle(place).colorScheme}`;
  const closed = Promise.withResolvers<{ error: CardError }>();
  let isReady = false;
  /** The form tells its height in pixels, and that the customer has pressed Enter: it has no button of its own. */
  const hear = ({ source, data }: MessageEvent): void => {
    if (source !== frame.contentWindow) return;
    if (data === 'enter') frame.closest('form')?.requestSubmit();
    else frame.style.height = `${data}px`;
    if (!isReady) onReady();
    isReady = true;
  };
  frame.src = addressIn(language);
  frame.title = language === 'vi' ? 'Khung nhập thông tin thẻ an toàn' : 'Secure card form';
  Object.assign(frame.style, { display: 'block', width: '100%', height: '0', border: '0' });
  addEventListener('message', hear);
  place.append(frame);
  return {
    send: <Result>(task: FormTask, body: Record<string, unknown>) => {
      const { port1, port2 } = new MessageChannel();
      const answer = new Promise<Asked<Result>>((resolve) => {
        port1.onmessage = ({ data }) => resolve(data);
      });
      frame.contentWindow?.postMessage({ task, body }, origin, [port2]);
      return Promise.race([answer, closed.promise]);
    },
    show: (words) => frame.contentWindow?.location.replace(addressIn(words)),
    close: () => {
      removeEventListener('message', hear);
      frame.remove();
      closed.resolve({ error: { type: 'api_connection_error', message: 'The card form was closed.' } });
    },
  };
};
