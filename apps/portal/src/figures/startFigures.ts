import type { LocaleName } from '@may/ui/figures';
import { createStorageReader, judgeSession } from '../browser/storage/judgeSession.ts';
import { sessionKeys, stampKeys } from '../browser/storage/keys.ts';
import { fillTemplate } from './fillTemplate.ts';
import { bodyOf, readers, readMe } from './readAnswers.ts';
import { type Answers, places } from './rows.ts';

/**
 * Draws a page's figures before React is there: each answer of the early reads fills the templates of its places, which the build has drawn.
 * Anything odd leaves the skeleton to React.
 */
const startFigures = (): void => {
  const { documentElement: root } = document;
  const read = createStorageReader(window);
  const begun = window.beforeReact?.begunReads;
  const words = document.querySelector<HTMLTemplateElement>('#figure-words')?.content.textContent;
  if (!begun?.me || !words || root.dataset.shell === 'stale') return;
  const texts = { locale: root.dataset.locale as LocaleName, currencies: JSON.parse(words) };
  const token = read('sessionStorage', sessionKeys.accessToken);
  const customer = read('sessionStorage', sessionKeys.me);
  const figures = { reads: new Set<string>() };
  if (window.beforeReact) window.beforeReact.figures = figures;
  const drawn: { nodes: ChildNode[]; place: Element }[] = [];

  // Until React takes over; then followOthers does the same.
  const isOnDuty = () => window.beforeReact?.figures === figures;
  const check = () => {
    const isOwn =
      judgeSession(read) === 'signedIn' &&
      read('sessionStorage', sessionKeys.accessToken) === token &&
      read('sessionStorage', sessionKeys.me) === customer;
    if (isOwn || !isOnDuty()) return;
    root.dataset.shell = 'stale';
    delete window.beforeReact?.figures;
    for (const { nodes, place } of drawn) {
      nodes[0]?.before(place);
      for (const node of nodes) node.remove();
    }
  };

  const show = <Name extends keyof Answers>(name: Name, answer: Answers[Name]) => {
    check();
    for (const [key, rowsOf] of Object.entries(places[name])) {
      const template = document.querySelector<HTMLTemplateElement>(`template[data-figures="${key}"]`);
      const [, place] = key.split(' ');
      const skeleton = document.querySelector(`[data-figure=${place}]`);
      // The address may choose other rows than the first ones.
      if (!isOnDuty() || !template || !skeleton || (place === 'rows' && location.search)) continue;
      try {
        const figure = fillTemplate(template, rowsOf(answer, texts));
        drawn.push({ nodes: [...figure.childNodes], place: skeleton });
        skeleton.replaceWith(figure);
        figures.reads.add('me').add(name);
      } catch {
        // The place keeps its skeleton: its list has no rows, or something in it is odd.
      }
    }
  };

  const load = async () => {
    const me = readMe(await bodyOf(begun.me));
    // Another customer's answer: token and stored customer must belong together.
    if (JSON.parse(customer ?? 'null')?.id !== me.id) return;
    const draw = async <Name extends keyof Answers>(name: Name) =>
      show(name, readers[name](await bodyOf(begun[name]), me));
    draw('transactions').catch(() => undefined);
    draw('invoices').catch(() => undefined);
  };
  load().catch(() => undefined);

  addEventListener('storage', ({ key }) => (key === stampKeys.last || key === null) && check());
  addEventListener('pagehide', () => {
    if (isOnDuty()) root.dataset.away = '';
  });
  addEventListener('pageshow', () => {
    if (!isOnDuty()) return;
    check();
    delete root.dataset.away;
  });
};

startFigures();
