/** True for a text of which almost every letter has a line of its own. */
const isSqueezed = (text: Node, range: Range): boolean => {
  const letters = text.nodeValue?.trim().length ?? 0;
  if (letters < 8) return false;
  range.selectNodeContents(text);
  const lines = new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top))).size;
  return lines > 3 && letters / lines < 3;
};

/** Throws if the page or a dialog is wider than the window, or a text is squeezed into a column of letters. */
export const expectToFit = (): void => {
  const wide = [document.documentElement, ...document.querySelectorAll('dialog, [role$="dialog"]')].filter(
    ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1,
  );
  if (wide.length > 0) throw new Error(`Wider than its place: ${wide.map(({ localName }) => localName).join(', ')}.`);
  const range = document.createRange();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode())
    if (isSqueezed(texts.currentNode, range)) throw new Error(`A letter a line: ${texts.currentNode.nodeValue}`);
};
