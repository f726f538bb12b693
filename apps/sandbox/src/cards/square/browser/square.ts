import { backgroundBehind } from '../../form/browser/backgroundBehind.ts';
import type { CardError } from '../../form/browser/frameMessages.ts';
import { frameLanguageOf, frameTexts } from '../../form/browser/frameTexts.ts';
import { type OpenFrame, openFrame } from '../../form/browser/openFrame.ts';
import { appearanceOf, type SquareStyle } from './squareStyle.ts';

type TokenResult = { status: 'OK'; token: string } | { status: 'ERROR'; errors: { type: string; message: string }[] };
type CardOptions = { style?: SquareStyle; locale?: string };
type Answer = { error: CardError } | { result: Record<string, unknown> };

const { currentScript } = document;
const origin = new URL(currentScript instanceof HTMLScriptElement ? currentScript.src : location.href).origin;
/** Milliseconds until a form that has not loaded counts as failed. */
const patience = 15_000;

const squareError = (name: string, message: string): Error => Object.assign(new Error(message), { name });

/** A card form of Square. */
const createCard = (locale: string | undefined, { style = {}, ...options }: CardOptions) => {
  const language = frameLanguageOf(options.locale ?? locale);
  const appearance = appearanceOf(style);
  let frame: OpenFrame | undefined;
  let answer: ((answer: Answer) => void) | undefined;
  let task = 0;

  const failed = (message: string, type = 'INVALID_CARD_DATA'): TokenResult => ({
    status: 'ERROR',
    errors: [{ type, message }],
  });

  return {
    attach: (target: string | Element): Promise<void> => {
      const parent = typeof target === 'string' ? document.querySelector(target) : target;
      if (!parent) return Promise.reject(squareError('ElementNotFoundError', `The element ${target} was not found.`));
      if (frame) return Promise.reject(squareError('CardAlreadyAttachedError', 'The card is already attached.'));
      return new Promise((resolve, reject) => {
        const timer = setTimeout(
          () => reject(squareError('UnexpectedError', frameTexts[language].connection)),
          patience,
        );
        frame = openFrame({
          address: `${origin}/__sandbox/square/frame`,
          title: language === 'vi' ? 'Khung nhập thông tin thẻ an toàn' : 'Secure Credit Card Form',
          parent,
          start: () => ({
            locale: language,
            appearance,
            background: backgroundBehind(parent),
            fonts: [],
            secret: null,
          }),
          onMessage: (message) => {
            if (message.type === 'height' && frame) frame.element.style.height = `${Math.ceil(message.height)}px`;
            else if (message.type === 'answer' && message.id === task) answer?.(message.answer);
            else if (message.type === 'ready') {
              clearTimeout(timer);
              resolve();
            }
          },
        });
        frame.element.style.colorScheme = appearance.theme === 'night' ? 'dark' : 'light';
        frame.element.style.margin = '-4px';
        frame.element.style.width = 'calc(100% + 8px)';
      });
    },
    tokenize: async (): Promise<TokenResult> => {
      if (!frame) throw squareError('UsingUnattachedCardError', 'Attach the card before it is tokenized.');
      const given = new Promise<Answer>((resolve) => {
        answer = resolve;
      });
      task += 1;
      frame.tell({ type: 'task', id: task, task: 'tokenize', secret: '' });
      const said = await given;
      if ('error' in said) {
        const type = said.error.type === 'validation_error' ? 'VALIDATION_ERROR' : 'INVALID_CARD_DATA';
        return failed(said.error.message, type);
      }
      return { status: 'OK', token: String(said.result.token) };
    },
    destroy: async (): Promise<boolean> => {
      frame?.close();
      frame = undefined;
      answer?.({ error: { type: 'destroyed', message: frameTexts[language].connection } });
      return true;
    },
  };
};

/** The part of Square's API that the portal uses. */
const payments = (applicationId: string, locationId: string) => {
  if (!applicationId) throw squareError('InvalidApplicationIdError', 'The Payment applicationId option is missing.');
  if (!locationId) throw squareError('InvalidLocationIdError', 'The Payment locationId option is missing.');
  let locale: string | undefined;
  return {
    setLocale: async (next: string): Promise<void> => {
      locale = next;
    },
    card: async (options: CardOptions = {}) => createCard(locale, options),
    verifyBuyer: async (sourceId: string, _details?: object) => ({
      token: `verf:${sourceId.replace(/^cnon:/, '')}`,
      userChallenged: false,
    }),
  };
};

Object.assign(window, { Square: { payments } });
