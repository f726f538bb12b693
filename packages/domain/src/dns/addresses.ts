/** An IPv4 address as typed, or null. Browsers accept more spellings (hexadecimal, leading zeros); DNS does not. */
export const readIpv4 = (text: string): string | null => {
  const parts = text.split('.');
  const isNumber = (part: string) => /^(0|[1-9]\d{0,2})$/.test(part) && Number(part) <= 255;
  return parts.length === 4 && parts.every(isNumber) ? text : null;
};

const groupsOf = (text: string): number[] | null => {
  if (text === '') return [];
  const parts = text.split(':');
  const groups: number[] = [];
  for (const [index, part] of parts.entries()) {
    const ipv4 = index === parts.length - 1 && part.includes('.') ? readIpv4(part) : null;
    if (ipv4 !== null) {
      const [a = 0, b = 0, c = 0, d = 0] = ipv4.split('.').map(Number);
      groups.push(a * 256 + b, c * 256 + d);
    } else if (/^[\da-f]{1,4}$/i.test(part)) groups.push(Number.parseInt(part, 16));
    else return null;
  }
  return groups;
};

const writeGroups = (groups: readonly number[]): string => {
  let best = { start: 0, length: 0 };
  for (let start = 0; start < groups.length; start += 1) {
    let length = 0;
    while (groups[start + length] === 0) length += 1;
    if (length > best.length) best = { start, length };
  }
  const write = (part: readonly number[]) => part.map((group) => group.toString(16)).join(':');
  if (best.length < 2) return write(groups);
  return `${write(groups.slice(0, best.start))}::${write(groups.slice(best.start + best.length))}`;
};

/** An IPv6 address in its one canonical spelling (RFC 5952), or null. */
export const readIpv6 = (text: string): string | null => {
  const halves = text.split('::');
  if (halves.length > 2) return null;
  const [head = null, tail = []] = halves.map(groupsOf);
  if (head === null || tail === null) return null;
  // IPv4 notation is allowed only at the end of the address.
  if (halves.length === 2 && halves[0]?.includes('.')) return null;
  if (halves.length === 1) return head.length === 8 ? writeGroups(head) : null;
  const gap = 8 - head.length - tail.length;
  return gap >= 1 ? writeGroups([...head, ...Array<number>(gap).fill(0), ...tail]) : null;
};
