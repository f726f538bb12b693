/** The drawing of a brand: shapes inside a canvas, checked, so that it may stand in any page. */
export type Mark = {
  viewBox: string;
  /** SVG shapes; those without a colour of their own take `currentColor`. */
  shapes: string;
  /** True if a shape has a colour of its own, which needs a plain background. */
  isColoured: boolean;
};

const longest = 8_000;
const deepest = 16;
const largest = 10_000;
const shapes = ['g', 'path', 'circle', 'ellipse', 'rect', 'line', 'polyline', 'polygon'];
const number = /^-?(?:\d+(?:\.\d*)?|\.\d+)$/;
const path = /^[MmLlHhVvCcSsQqTtAaZz\d\s,.eE+-]+$/;
const colour = /^(?:none|currentColor|#[\da-fA-F]{3}|#[\da-fA-F]{6})$/;

/** The attributes that a shape may have, each with its form. None of them can name an address or run a script. */
const forms: ReadonlyMap<string, RegExp> = new Map(
  Object.entries({
    d: path,
    points: /^[\d\s,.eE+-]+$/,
    transform: /^\s*(?:(?:translate|scale|rotate|matrix|skewX|skewY)\([\d\s,.eE+-]+\)[\s,]*)+$/,
    fill: colour,
    stroke: colour,
    'fill-rule': /^(?:nonzero|evenodd)$/,
    'clip-rule': /^(?:nonzero|evenodd)$/,
    'stroke-linecap': /^(?:butt|round|square)$/,
    'stroke-linejoin': /^(?:miter|round|bevel)$/,
    ...Object.fromEntries(
      'cx cy r x y x1 y1 x2 y2 rx ry width height opacity fill-opacity stroke-opacity stroke-width stroke-miterlimit'
        .split(' ')
        .map((name) => [name, number]),
    ),
  }),
);

/** False for a text with a number that no drawing needs, and with which a renderer counts for minutes. */
const isDrawable = (text: string): boolean =>
  [...text.matchAll(/(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?/g)].every(([found]) => Number(found) <= largest);

/** The line of a file at which `rest` begins. The content is never repeated: a link may lead to a file that is no mark. */
const lineOf = (source: string, rest: string): number =>
  source.slice(0, source.length - rest.trimStart().length).split('\n').length;

/** True for the text of an SVG path that may stand in an attribute. */
export const isPath = (text: string): boolean =>
  /^\s*[Mm]/.test(text) && path.test(text) && text.length <= longest && isDrawable(text);

/** The mark of a brand that gives a path on a canvas of 24 × 24. */
export const markOfPath = (d: string): Mark => ({
  viewBox: '0 0 24 24',
  shapes: `<path fill="currentColor" d="${d.trim()}"/>`,
  isColoured: false,
});

const attribute = /\s+([\w:-]+)\s*=\s*(?:"([^"<>&]*)"|'([^'<>&"]*)')/g;
const part =
  /^\s*(?:<!--[\s\S]*?-->|<\?xml[^<>]*\?>|<(\/?)([\w:-]+)((?:\s+[\w:-]+\s*=\s*(?:"[^"<>&]*"|'[^'<>&"]*'))*)\s*(\/?)>)/;

/** Reads one attribute of a shape, or throws. */
const readAttribute = (element: string, name: string, value: string): string => {
  const form = forms.get(name);
  if (!form) throw new Error(`has the attribute ${name} in <${element}>, but a mark has shapes and colours alone`);
  if (!form.test(value)) throw new Error(`has a ${name} in <${element}> that is no ${name} of a shape`);
  // A colour like #0e9 is no number.
  if (form !== colour && !isDrawable(value)) throw new Error(`has a number over ${largest} in ${name} of <${element}>`);
  return ` ${name}="${value.trim()}"`;
};

/** The attributes of an element. XML allows each once, so a file with one twice is drawn by no browser. */
const attributesOf = (element: string, text: string): ReadonlyMap<string, string> => {
  const found = new Map<string, string>();
  for (const [, name = '', double, single] of text.matchAll(attribute)) {
    if (found.has(name)) throw new Error(`has the attribute ${name} twice in <${element}>`);
    found.set(name, double ?? single ?? '');
  }
  return found;
};

const readShape = (element: string, attributes: string): string =>
  [...attributesOf(element, attributes)]
    .filter(([name]) => name !== 'id' && name !== 'class')
    .map(([name, value]) => readAttribute(element, name, value))
    .join('');

/** True for four numbers, of which the sides are above 0. */
const isViewBox = (text: string): boolean => {
  const numbers = text.trim().split(/[\s,]+/);
  const [, , width, height] = numbers.map(Number);
  return (
    numbers.length === 4 &&
    numbers.every((each) => number.test(each)) &&
    isDrawable(text) &&
    !!width &&
    !!height &&
    width > 0 &&
    height > 0
  );
};

/** Reads the attributes of the canvas: its `viewBox`, and the paint that its shapes inherit. */
const readCanvas = (attributes: string): { viewBox: string; paint: string } => {
  const found = attributesOf('svg', attributes);
  const handler = [...found.keys()].find((name) => /^on/i.test(name));
  if (handler) throw new Error(`has the attribute ${handler} in <svg>, but a mark runs no script`);
  const viewBox = found.get('viewBox') ?? '';
  if (!isViewBox(viewBox)) throw new Error('has no viewBox with four numbers in <svg>, the last two above 0');
  const paint = [...found].filter(([name]) => /^(?:fill|stroke)(?:-|$)/.test(name));
  return { viewBox, paint: paint.map(([name, value]) => readAttribute('svg', name, value)).join('') };
};

/**
 * Reads the text of `mark.svg` and writes it anew, so that only what was checked reaches a page. Throws the end of a sentence for anything but
 * shapes: scripts, handlers, styles, images, links, text, gradients.
 */
export const readMark = (source: string): Mark => {
  if (source.length > longest) throw new Error(`has ${source.length} characters, but ${longest} are the most`);
  let rest = source;
  let canvas: ReturnType<typeof readCanvas> | null = null;
  let written = '';
  const open: string[] = [];
  while (rest.trim() !== '') {
    const [whole, closes = '', element = '', attributes = '', ends = ''] = part.exec(rest) ?? [];
    if (whole === undefined) throw new Error(`has something that is no shape in line ${lineOf(source, rest)}`);
    rest = rest.slice(whole.length);
    if (element === '') continue;
    if (element === 'svg' && !closes && !ends && canvas === null) canvas = readCanvas(attributes);
    else if (closes && open.at(-1) === element) written += element === 'svg' ? '' : `</${element}>`;
    else if (closes || !shapes.includes(element) || open.length === 0)
      throw new Error(`has <${closes}${element}>, but a mark is one <svg> with shapes: ${shapes.join(', ')}`);
    else written += `<${element}${readShape(element, attributes)}${ends ? '/' : ''}>`;
    if (closes) open.pop();
    else if (!ends) open.push(element);
    if (open.length > deepest) throw new Error(`has elements ${open.length} deep, but ${deepest} are the most`);
  }
  if (canvas === null || open.length > 0 || written === '') throw new Error('is no complete <svg> with a shape in it');
  const paint = / fill="/.test(canvas.paint) ? canvas.paint : ` fill="currentColor"${canvas.paint}`;
  const drawn = `<g${paint}>${written}</g>`;
  return { viewBox: canvas.viewBox, shapes: drawn, isColoured: /"#/.test(drawn) };
};
