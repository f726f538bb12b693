import './mask.late.css.ts';
import { money } from '../components/Money/Money.css.ts';
import { isPrivate } from './findPrivate.ts';

/**
 * The places without a search: controls, because a button that pays says how much, and `data-public`. The latter
 * marks texts for every visitor, and the sums that a press would charge. The words of a field belong to a value that the customer types.
 */
const left = 'button, label, legend, option, script, style, svg, [data-public]';

/** The class of each `Money`; it has no other mark, because every first page would carry it. */
const amount = money.classNames.base;

/** A `Money`, or a number that is an amount by its place, such as a cell below a head with the currency. */
const isSum = ({ classList, dataset }: HTMLElement): boolean => classList.contains(amount) || 'sum' in dataset;

/** A mark of a search cuts a text in pieces: the element around it has the whole text. */
const isMark = (node: Node): boolean => node.nodeName === 'MARK';

const isOfField = ({ id }: Element): boolean =>
  id !== '' && document.querySelector(`:is(input, select, textarea)[aria-describedby~="${CSS.escape(id)}"]`) !== null;

/**
 * Marks each private text under `root`, now and whenever the page changes. Attributes alone are set: React's nodes stay as they are. The browser
 * calls this before it paints a change. Returns a function that ends it.
 */
export const maskPage = (root: Element, isPublic: readonly string[] = []): (() => void) => {
  const judge = (element: Element): void => {
    if (!(element instanceof HTMLElement) || element.dataset.private === '') return;
    if (isSum(element) && !element.closest('[data-public]')) {
      element.dataset.private = '';
      return;
    }
    const isFound = !isMark(element) && tells(element) && !element.closest(left) && !isOfField(element);
    if (!isFound) delete element.dataset.private;
    else if (element.matches('input, textarea')) element.dataset.private = 'field';
    else element.dataset.private = [...element.children].some((child) => !isMark(child)) ? 'around' : 'text';
  };
  const tells = (element: HTMLElement): boolean => {
    if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)
      return element.readOnly && isPrivate(element.value, isPublic);
    const own = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE || isMark(node));
    return own.length > 0 && isPrivate(own.map(({ textContent }) => textContent).join(''), isPublic);
  };
  const judgeAll = (node: Node): void => {
    if (!(node instanceof Element)) return;
    judge(node);
    for (const element of node.querySelectorAll('*')) judge(element);
  };
  judgeAll(root);
  const observer = new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      const changed = target instanceof Element ? target : target.parentElement;
      const whole = changed?.closest('mark')?.parentElement ?? changed;
      if (whole) judge(whole);
      for (const node of addedNodes) judgeAll(node);
    }
  });
  observer.observe(root, { childList: true, characterData: true, subtree: true, attributeFilter: ['value'] });
  return () => {
    observer.disconnect();
    for (const element of root.querySelectorAll<HTMLElement>('[data-private]')) delete element.dataset.private;
  };
};
