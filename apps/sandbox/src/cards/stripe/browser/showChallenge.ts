import { ask } from '../../form/browser/ask.ts';
import { type OpenFrame, openFrame } from '../../form/browser/openFrame.ts';
import { challengeTexts } from './challengeTexts.ts';
import type { IntentKind, Place } from './stripeTypes.ts';

const paint = (element: HTMLElement, styles: Partial<CSSStyleDeclaration>): void => {
  Object.assign(element.style, styles);
};

/** The page's own colour scheme, which can differ from the system's. */
const schemeOfPage = (): 'light' | 'dark' => {
  const { colorScheme } = getComputedStyle(document.documentElement);
  const [isLight, isDark] = [/light/.test(colorScheme), /dark/.test(colorScheme)];
  if (isLight && isDark) return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  return isDark ? 'dark' : 'light';
};

const createDialog = (title: string, close: string, scheme: string) => {
  const dialog = document.createElement('dialog');
  const box = document.createElement('div');
  const button = document.createElement('button');
  dialog.setAttribute('aria-label', title);
  button.type = 'button';
  button.textContent = '×';
  button.setAttribute('aria-label', close);
  paint(dialog, {
    colorScheme: scheme,
    boxSizing: 'border-box',
    width: '100%',
    height: '100%',
    maxWidth: 'none',
    maxHeight: 'none',
    margin: '0',
    padding: '16px',
    border: '0',
    background: 'rgb(0 0 0 / 0.6)',
    overflow: 'auto',
  });
  paint(box, {
    maxWidth: '420px',
    margin: '5vh auto 0',
    borderRadius: '14px',
    overflow: 'hidden',
    background: scheme === 'dark' ? '#18211d' : '#ffffff',
  });
  paint(button, {
    display: 'block',
    width: '44px',
    height: '44px',
    margin: '4px 4px 0 auto',
    padding: '0',
    border: '0',
    borderRadius: '10px',
    background: 'transparent',
    color: scheme === 'dark' ? '#e8efec' : '#16211c',
    font: '28px/1 system-ui, sans-serif',
    cursor: 'pointer',
  });
  box.append(button);
  dialog.append(box);
  return { dialog, box, button };
};

/**
 * Asks the card's owner in a modal dialog over the page. Resolves without a value after the card provider has the answer. Closing the
 * dialog sends the outcome `fail`.
 */
export const showChallenge = (place: Place, kind: IntentKind, secret: string): Promise<void> =>
  new Promise((resolve) => {
    const texts = challengeTexts[place.language];
    const scheme = schemeOfPage();
    const { dialog, box, button } = createDialog(texts.title, texts.close, scheme);
    const focusedBefore = document.activeElement;
    let frame: OpenFrame | undefined;
    let isOver = false;

    const end = (): void => {
      frame?.close();
      dialog.close();
      dialog.remove();
      if (focusedBefore instanceof HTMLElement) focusedBefore.focus();
      resolve();
    };
    const cancel = async (): Promise<void> => {
      if (isOver) return;
      isOver = true;
      const address = `${place.origin}/__sandbox/stripe/v1/${kind}_intents/authenticate`;
      await ask(address, place.language, { client_secret: secret, outcome: 'fail' });
      end();
    };

    document.body.append(dialog);
    dialog.addEventListener('cancel', (event) => {
      event.preventDefault();
      cancel();
    });
    button.addEventListener('click', cancel);
    dialog.showModal();
    frame = openFrame({
      address: `${place.origin}/__sandbox/stripe/challenge`,
      title: texts.title,
      parent: box,
      start: () => ({ kind, secret, scheme, locale: place.language }),
      onMessage: (message) => {
        if (message.type === 'height' && frame) frame.element.style.height = `${Math.ceil(message.height)}px`;
        else if (message.type === 'ready') frame?.element.focus();
        else if (message.type === 'escape') cancel();
        else if (message.type === 'answered' && !isOver) {
          isOver = true;
          end();
        }
      },
    });
    paint(frame.element, { colorScheme: scheme });
  });
