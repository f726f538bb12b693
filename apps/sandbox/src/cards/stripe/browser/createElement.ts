import { afterTransitions, backgroundBehind } from '../../form/browser/backgroundBehind.ts';
import type { FrameLook, FrameTask, FromFrame, ToFrame } from '../../form/browser/frameMessages.ts';
import { frameTexts } from '../../form/browser/frameTexts.ts';
import { type OpenFrame, openFrame } from '../../form/browser/openFrame.ts';
import { createEvents, type Handler } from './createEvents.ts';
import type { Group, Place, TaskAnswer } from './stripeTypes.ts';

/** Milliseconds until a form that has not loaded counts as failed. */
const patience = 15_000;

/** The payment element: a card form in a frame, with the events and calls of the real one. */
export const createElement = (place: Place, group: Group, onDestroy: () => void) => {
  const { emit, on, off, once, forget } = createEvents();
  const tasks = new Map<number, (answer: TaskAnswer) => void>();
  let frame: OpenFrame | undefined;
  let isReady = false;
  let isDestroyed = false;
  let nextTask = 1;
  let waiting: ReturnType<typeof setTimeout> | undefined;

  const tell = (message: ToFrame): void => frame?.tell(message);

  const heed = (message: FromFrame): void => {
    if (!frame) return;
    const { style } = frame.element;
    if (message.type === 'answer') {
      tasks.get(message.id)?.(message.answer);
      tasks.delete(message.id);
    } else if (message.type === 'height') style.height = `${Math.ceil(message.height)}px`;
    else if (message.type === 'loaderror') {
      clearTimeout(waiting);
      emit('loaderror', { error: message.error });
    } else if (message.type === 'enter') frame.element.closest('form')?.requestSubmit();
    else if (message.type === 'change') {
      const { complete, empty } = message;
      emit('change', { complete, empty, collapsed: false, value: { type: 'card' } });
    } else {
      if (message.type === 'ready') {
        clearTimeout(waiting);
        isReady = true;
        style.opacity = '1';
      }
      emit(message.type);
    }
  };

  const unmount = () => {
    clearTimeout(waiting);
    frame?.close();
    frame = undefined;
    isReady = false;
    for (const answer of tasks.values()) answer(notMounted());
    tasks.clear();
    return element;
  };
  const notMounted = (): TaskAnswer => ({
    error: { type: 'validation_error', code: 'element_not_ready', message: 'The payment element is not mounted.' },
  });
  const look = (parent: Element): FrameLook => ({
    appearance: group.appearance,
    locale: group.locale,
    background: backgroundBehind(parent),
  });
  /** Gives the frame the colour scheme of its page: otherwise the browser paints a background under it. */
  const matchScheme = (): void => {
    if (frame) frame.element.style.colorScheme = group.appearance.theme === 'night' ? 'dark' : 'light';
  };

  const element = {
    mount: (target: string | Element) => {
      if (isDestroyed) throw new Error('This Element has already been destroyed.');
      const parent = typeof target === 'string' ? document.querySelector(target) : target;
      if (!parent) throw new Error(`The selector you specified (${target}) applies to no DOM elements.`);
      unmount();
      const title = place.language === 'vi' ? 'Khung nhập thông tin thẻ an toàn' : 'Secure payment input frame';
      const { clientSecret: secret, fonts } = group;
      const start = () => ({ ...look(parent), fonts, secret });
      const address = `${place.origin}/__sandbox/stripe/frame`;
      frame = openFrame({ address, title, parent, start, onMessage: heed });
      const { style } = frame.element;
      style.opacity = '0';
      // The form has a margin for the outlines of its fields; the page must not show it.
      style.margin = '-4px';
      style.width = 'calc(100% + 8px)';
      matchScheme();
      const error = { type: 'api_connection_error', message: frameTexts[place.language].connection };
      waiting = setTimeout(() => emit('loaderror', { error }), patience);
      return element;
    },
    unmount,
    destroy: () => {
      unmount();
      isDestroyed = true;
      forget();
      onDestroy();
    },
    on: (type: string, handler: Handler) => {
      on(type, handler);
      return element;
    },
    once: (type: string, handler: Handler) => {
      once(type, handler);
      return element;
    },
    off: (type: string, handler?: Handler) => {
      off(type, handler);
      return element;
    },
    update: (_options?: object) => element,
    focus: () => {
      frame?.element.focus();
      tell({ type: 'focus' });
    },
    blur: () => tell({ type: 'blur' }),
    clear: () => tell({ type: 'clear' }),
    collapse: () => element,
  };

  /** Called by the group, not by the page. */
  const inner = {
    show: (): void => {
      const parent = frame?.element.parentElement;
      if (!parent) return;
      matchScheme();
      tell({ type: 'look', ...look(parent) });
      afterTransitions(() => tell({ type: 'look', ...look(parent) }));
    },
    doTask: (task: FrameTask, secret = ''): Promise<TaskAnswer> => {
      if (!frame || !isReady) return Promise.resolve(notMounted());
      const id = nextTask;
      nextTask += 1;
      return new Promise((resolve) => {
        tasks.set(id, resolve);
        tell({ type: 'task', id, task, secret });
      });
    },
  };
  return { element, inner };
};
