import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/** A difference between two pictures of one name: pixels, or one of them is missing. */
export type Difference = { name: string; what: 'new' | 'gone' | 'changed'; pixels: number };

/** The picture on a sheet of the given size; the rest is transparent, and so differs. */
const onSheet = (picture: PNG, width: number, height: number): PNG => {
  const sheet = new PNG({ width, height, fill: true });
  PNG.bitblt(picture, sheet, 0, 0, picture.width, picture.height, 0, 0);
  return sheet;
};

/** Compares two pictures of one name in two folders. Draws the difference into a third. */
export const compare = (name: string, [before, after, drawn]: readonly string[]): Difference | null => {
  const [old, now] = [before, after].map((side = '') => join(side, name)) as [string, string];
  if (!existsSync(old)) return { name, what: 'new', pixels: 0 };
  if (!existsSync(now)) return { name, what: 'gone', pixels: 0 };
  const [oldBytes, nowBytes] = [readFileSync(old), readFileSync(now)];
  if (oldBytes.equals(nowBytes)) return null;
  const pictures = [PNG.sync.read(oldBytes), PNG.sync.read(nowBytes)] as const;
  const width = Math.max(...pictures.map((picture) => picture.width));
  const height = Math.max(...pictures.map((picture) => picture.height));
  const [one, other] = pictures.map((picture) => onSheet(picture, width, height)) as [PNG, PNG];
  const difference = new PNG({ width, height });
  // Every pixel counts: a rounder corner changes only what the library takes for antialiasing.
  const exact = { threshold: 0, includeAA: true };
  const pixels = pixelmatch(one.data, other.data, difference.data, width, height, exact);
  if (pixels === 0) return null;
  writeFileSync(join(drawn ?? '', name), PNG.sync.write(difference));
  return { name, what: 'changed', pixels };
};
