/** A hand-written window of rows over an array of references: near the least that a log viewer can do. */
import { serveBench } from './feed.ts';

const rowHeight = 20;
const lines: string[] = [];
const style = document.createElement('style');
style.textContent = `
  * { box-sizing: border-box; }
  body { margin: 0; }
  #area { height: clamp(280px, 58vh, 720px); overflow: auto; font: 12.5px/20px ui-monospace, monospace; }
  #spacer { position: relative; }
  #list { position: absolute; inset: 0 0 auto; }
  #list > div { height: 20px; padding: 0 12px 0 28px; white-space: pre; overflow: hidden; }
`;
document.head.append(style);
document.body.innerHTML = '<div id="area" tabindex="0"><div id="spacer"><div id="list"></div></div></div>';
const find = (id: string) => document.getElementById(id) ?? document.body;
const area = find('area');
const spacer = find('spacer');
const list = find('list');
const rows: HTMLElement[] = [];
let isOpen = false;
let frame = 0;
let viewHeight = 0;

const draw = () => {
  frame = 0;
  const height = lines.length * rowHeight;
  const top = Math.max(0, height - viewHeight);
  const start = Math.floor(top / rowHeight);
  const count = Math.min(lines.length, Math.ceil(viewHeight / rowHeight) + 1);
  while (rows.length < count) {
    const row = document.createElement('div');
    rows.push(row);
    list.append(row);
  }
  for (const [index, row] of rows.entries()) {
    const line = lines[start + index] ?? '';
    row.textContent = line.slice(line.lastIndexOf('|') + 1);
  }
  list.style.transform = `translateY(${start * rowHeight}px)`;
  spacer.style.height = `${height}px`;
  area.scrollTop = top;
};

serveBench({
  append: (message) => {
    const parts = message.split('\n');
    parts.pop();
    for (const part of parts) lines.push(part);
    if (isOpen && frame === 0) frame = requestAnimationFrame(draw);
  },
  open: () => {
    isOpen = true;
    viewHeight = area.clientHeight;
    draw();
  },
  isTailShown: (tail) => rows.some((row) => row.textContent === tail),
});
