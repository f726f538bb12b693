import { safeLinkOf } from '@may/api/reads';

/** An element of JSX in the script of figures. */
export type Element = { type: unknown; props: Readonly<Record<string, unknown>> };

export const Fragment = Symbol('Fragment');

/** Elements that a figure may hold; any other one leaves the page to React. */
const html =
  /^(?:a|button|div|dd|dl|dt|h[1-6]|caption|fieldset|input|label|legend|li|nav|ol|option|p|section|select|span|strong|su[bp]|table|tbody|td|th|thead|time|tr|ul)$/;
const svg = /^(?:svg|path|circle|ellipse|line|polyline|polygon|rect|g)$/;
/** Attributes that a figure may have beside `aria-*` and `data-*`, none of which loads or runs anything. */
const plain =
  /^(?:id|role|scope|title|type|placeholder|value|disabled|hidden|rel|target|class|for|datetime|autocapitalize|width|height|viewBox|fill|stroke|stroke-[a-z]+|d|cx|cy|r|rx|ry|x|y|x[12]|y[12]|points|focusable)$/;
const renamed: Readonly<Record<string, string>> = {
  className: 'class',
  htmlFor: 'for',
  autoCapitalize: 'autocapitalize',
  dateTime: 'datetime',
};

/** An address of the portal, or a web address as the provider's schemas let it through. */
const isSafe = (href: unknown): href is string =>
  typeof href === 'string' && (/^\/(?![/\\])/.test(href) || safeLinkOf(href) === href);

const setAttribute = (node: globalThis.Element, name: string, value: unknown): void => {
  if (/^(?:children|ref|key|on[A-Z]\w*)$/.test(name) || value == null) return;
  const isWord = /^(?:aria|data)-[a-z-]+$/.test(name);
  if (value === false && !isWord) return;
  const attribute =
    renamed[name] ?? name.replace(/^stroke([A-Z])/, (_, letter: string) => `stroke-${letter.toLowerCase()}`);
  const isText = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
  const isAllowed = attribute === 'href' ? isSafe(value) : isWord || plain.test(attribute);
  if (!isText || !isAllowed) throw new Error();
  node.setAttribute(attribute, value === true && !isWord ? '' : String(value));
};

const drawElement = (name: string, { children, ...props }: Element['props'], into: Node): void => {
  const isDrawing = svg.test(name);
  if (!isDrawing && !html.test(name)) throw new Error();
  const node = document.createElementNS(
    isDrawing ? 'http://www.w3.org/2000/svg' : 'http://www.w3.org/1999/xhtml',
    name,
  );
  for (const [prop, value] of Object.entries(props)) {
    if (name !== 'select' || prop !== 'value') setAttribute(node, prop, value);
  }
  draw(children, node);
  // The chosen option, which a select knows after its options are there.
  if (name === 'select') Reflect.set(node, 'value', props.value);
  into.appendChild(node);
};

/**
 * Draws what a component returns, by text nodes and attributes alone. Without `into` it draws nothing and only runs the components, which
 * leads to the places inside of them.
 */
export const draw = (child: unknown, into: Node | null): void => {
  if (child == null || child === '' || typeof child === 'boolean') return;
  if (typeof child === 'string' || typeof child === 'number') {
    into?.appendChild(document.createTextNode(String(child)));
    return;
  }
  if (Array.isArray(child)) {
    for (const one of child) draw(one, into);
    return;
  }
  const { type, props } = Object(child) as Element;
  if (typeof type === 'function') draw(type(props), into);
  else if (type === Fragment || (!into && props)) draw(props.children, into);
  else if (typeof type === 'string' && into) drawElement(type, props, into);
  else if (into) throw new Error();
};
