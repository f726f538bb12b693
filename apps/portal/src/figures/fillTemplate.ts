import { type FilledRow, leaveToReact } from './rows.ts';

/** Writes the text of each hole below a node, by text nodes and attributes alone. */
const fill = (root: Node, holes: FilledRow['holes']): void => {
  const gone: (Element | null)[] = [];
  const written = (text: string, element: Element | null): string =>
    text.replace(/\{(\w+)\}/g, (_, name: string) => {
      const value = holes[name];
      if (value === null) gone.push(element);
      return value === undefined ? leaveToReact() : (value ?? '');
    });
  const nodes = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  while (nodes.nextNode()) {
    const node = nodes.currentNode as Element | Text;
    if (!('attributes' in node)) node.data = written(node.data, node.parentElement);
    else for (const attribute of node.attributes) attribute.value = written(attribute.value, node);
  }
  for (const element of gone) element?.remove();
};

/** A copy of the template with a row for each given one; throws if there is none, or no sample. The build has drawn the samples (figureTemplates.tsx). */
export const fillTemplate = ({ content }: HTMLTemplateElement, rows: readonly FilledRow[]): DocumentFragment => {
  const figure = content.cloneNode(true) as DocumentFragment;
  const list = figure.querySelector('tbody, ul');
  const samples = [...(list?.children ?? [])];
  const cellsOf = ({ samples: [first = 0, ...others] }: FilledRow) =>
    [...(samples[0]?.children ?? [])].map((_, cell) => samples[[first, ...others][cell] ?? first]?.children[cell]);
  const drawn = rows.map((row) => {
    const copy = (samples[0] ?? figure).cloneNode(!list) as Element;
    copy.append(...cellsOf(row).map((cell) => cell?.cloneNode(true) ?? leaveToReact()));
    fill(copy, row.holes);
    return copy;
  });
  (list ?? figure).replaceChildren(...(drawn.length > 0 ? drawn : leaveToReact()));
  return figure;
};
