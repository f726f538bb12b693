/** As much of a document as the figures use, for tests without a browser. */
export class FakeNode {
  childNodes: FakeNode[] = [];
  parent: FakeNode | null = null;
  attributes: Record<string, string> = {};
  readonly name: string;
  readonly text: string;

  constructor(name: string, text = '') {
    this.name = name;
    this.text = text;
  }

  appendChild(node: FakeNode): void {
    this.insert(node, this.childNodes.length);
  }

  setAttribute(name: string, value: string): void {
    this.attributes[name] = value;
  }

  getAttribute(name: string): string | null {
    return this.attributes[name] ?? null;
  }

  before(node: FakeNode): void {
    this.parent?.insert(node, this.parent.childNodes.indexOf(this));
  }

  replaceWith(node: FakeNode): void {
    this.before(node);
    this.remove();
  }

  remove(): void {
    if (this.parent) this.parent.childNodes = this.parent.childNodes.filter((one) => one !== this);
    this.parent = null;
  }

  /** The content of the node as text, for comparisons. */
  get markup(): string {
    if (this.name === '#text') return JSON.stringify(this.text);
    const inside = this.childNodes.map(({ markup }) => markup).join('');
    const attributes = Object.entries(this.attributes).map(([name, value]) => ` ${name}=${JSON.stringify(value)}`);
    return this.name === '#fragment' ? inside : `<${this.name}${attributes.join('')}>${inside}</>`;
  }

  private insert(node: FakeNode, at: number): void {
    const nodes = node.name === '#fragment' ? node.childNodes.splice(0) : [node];
    for (const one of nodes) one.remove();
    this.childNodes.splice(at, 0, ...nodes);
    for (const one of nodes) one.parent = this;
  }
}

/** A document whose body holds a skeleton for each place. */
export const fakeDocument = (places: readonly string[] = []) => {
  const body = new FakeNode('body');
  for (const name of places) {
    const place = new FakeNode('skeleton');
    place.setAttribute('data-figure', name);
    body.appendChild(place);
  }
  return {
    body,
    documentElement: { dataset: {} as Record<string, string>, lang: 'vi' },
    createElementNS: (_space: string, name: string) => new FakeNode(name),
    createTextNode: (text: string) => new FakeNode('#text', text),
    createDocumentFragment: () => new FakeNode('#fragment'),
    querySelectorAll: () => body.childNodes.filter(({ name }) => name === 'skeleton'),
  };
};
