/** `npm run price -- <base> [<branch>]` prints the files that a branch changed since it left its base, by room. */
import { execFileSync } from 'node:child_process';

/** The most files that adding a thing may change (docs/architecture.md, The price of adding). */
const limits = [
  ['page with menu entry and words', 12],
  ['list page of a new resource', 18],
  ['flow', 40],
  ['endpoint', 8],
  ['realtime event', 4],
  ['setting', 3],
  ['language', 2],
] as const;

const [base, branch = 'HEAD'] = process.argv.slice(2);
if (!base) throw new Error('The base is missing: npm run price -- main [branch].');

const diff = execFileSync('git', ['diff', '--name-only', `${base}...${branch}`], { encoding: 'utf8' });
const files = diff.split('\n').filter((file) => file !== '');
const roomOf = (file: string): string => /^(?:packages|apps)\/\w+|^[^/]+(?=\/)/.exec(file)?.[0] ?? 'root';

for (const [room, inRoom = []] of Object.entries(Object.groupBy(files, roomOf))) {
  console.log(`${room}: ${inRoom.length}`);
  for (const file of inRoom) console.log(`  ${file}`);
}
console.log(`\n${files.length} files. Limits:`);
for (const [thing, limit] of limits)
  console.log(`  ${String(limit).padStart(2)} ${thing}${files.length > limit ? ', exceeded' : ''}`);
