import type { Me } from '@may/api/reads';
import type { Loadable } from '@may/ui';
import { judgeTab, readerOf } from '../storage/judgeTab.ts';
import { sessionKeys, stampKeys } from '../storage/keys.ts';
import { readMe } from './answers.ts';
import { draw } from './draw.ts';

type Readers = Readonly<Record<string, (body: unknown, me: Me) => unknown>>;
type Values<Read extends Readers> = { [Name in keyof Read]: Loadable<ReturnType<Read[Name]>> };

/** Characters of the longest answer that is drawn: a longer one would hold up React. */
const longest = 200_000;

const places = new Map<string, Element>();
const drawn: { figure: ChildNode[]; place: Element }[] = [];
let fresh: { name: string; figure: DocumentFragment }[] = [];

/** Draws the value of a place that shows its skeleton. Stands in for the pattern `Figure`; without a name it is no place. */
export const Figure = ({
  name,
  of,
  children,
}: {
  name?: string;
  of: Loadable<unknown>;
  children: (value: unknown) => unknown;
}) => {
  if (of.status !== 'ready') return null;
  if (name === undefined) return children(of.value);
  if (!places.has(name)) return null;
  const figure = document.createDocumentFragment();
  try {
    draw(children(of.value), figure);
    fresh.push({ name, figure });
  } catch {
    // This place keeps its skeleton: its list has no rows, or something in it is odd.
  }
  return null;
};

/** The body of a good answer, read from a copy: the client reads the answer itself. Throws if it is anything else, or too long. */
const bodyOf = async (begun: Promise<Response>): Promise<unknown> => {
  const answer = await begun;
  const isJson = /^application\/(?:[\w.-]+\+)?json\b/i.test(answer.headers.get('content-type') ?? '');
  const reader = answer.ok && isJson ? answer.clone().body?.getReader() : undefined;
  if (!reader) throw answer;
  const decoder = new TextDecoder();
  let text = '';
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
    text += decoder.decode(piece.value, { stream: true });
    if (text.length < longest) continue;
    void reader.cancel();
    throw answer;
  }
  return JSON.parse(text + decoder.decode());
};

/**
 * Draws a page's figures before React is there: the page's own screen runs with what the early reads have brought, and the values of its
 * places replace their skeletons. Anything odd leaves the skeleton to React.
 */
export const startFigures = <Read extends Readers>(
  readers: Read,
  screen: (me: Me, values: Values<Read>) => unknown,
): void => {
  const { documentElement } = document;
  const read = readerOf(window);
  const begun: Readonly<Record<string, Promise<Response> | undefined>> | undefined = window.begunReads;
  const own = begun?.me;
  if (!begun || !own || documentElement.dataset.shell === 'stale') return;
  const token = read('sessionStorage', sessionKeys.accessToken);
  const customer = read('sessionStorage', sessionKeys.me);
  const isOwn = () =>
    judgeTab(read) === 'signedIn' &&
    read('sessionStorage', sessionKeys.accessToken) === token &&
    read('sessionStorage', sessionKeys.me) === customer;
  const figures = { reads: new Set<string>() };
  window.figures = figures;
  for (const place of document.querySelectorAll('[data-figure]'))
    places.set(place.getAttribute('data-figure') ?? '', place);

  const known: Record<string, Loadable<unknown>> = Object.fromEntries(
    Object.keys(readers).map((name) => [name, { status: 'loading' }]),
  );
  const show = (me: Me) => {
    if (!isOnDuty()) return;
    fresh = [];
    draw(screen(me, known as Values<Read>), null);
    check();
    if (!isOnDuty()) return;
    for (const { name: at, figure } of fresh) {
      const place = places.get(at);
      if (!place) continue;
      places.delete(at);
      drawn.push({ figure: [...figure.childNodes], place });
      place.replaceWith(figure);
    }
    if (fresh.length === 0) return;
    figures.reads.add('me');
    for (const [name, { status }] of Object.entries(known)) if (status === 'ready') figures.reads.add(name);
  };
  const load = async () => {
    const me = readMe(await bodyOf(own));
    // Another customer's answer: token and stored customer must belong together.
    if (JSON.parse(customer ?? 'null')?.id !== me.id) return;
    for (const [name, reader] of Object.entries(readers)) {
      const answer = begun[name];
      if (answer)
        bodyOf(answer)
          .then((body) => {
            known[name] = { status: 'ready', value: reader(body, me) };
            show(me);
          })
          .catch(() => undefined);
    }
  };
  // Before any answer: the placeholders follow how the customer left a table, in the first frame.
  try {
    draw(screen({} as Me, known as Values<Read>), null);
  } catch {}
  load().catch(() => undefined);

  // Until React takes over; then followStamp does the same.
  const isOnDuty = () => window.figures === figures;
  const check = () => {
    if (!isOnDuty() || isOwn()) return;
    documentElement.dataset.shell = 'stale';
    delete window.figures;
    for (const { figure, place } of drawn) {
      figure[0]?.before(place);
      for (const node of figure) node.remove();
    }
  };
  addEventListener('storage', ({ key }) => (key === stampKeys.last || key === null) && check());
  addEventListener('pagehide', () => {
    if (isOnDuty()) documentElement.dataset.away = '';
  });
  addEventListener('pageshow', () => {
    if (!isOnDuty()) return;
    check();
    delete documentElement.dataset.away;
  });
};
