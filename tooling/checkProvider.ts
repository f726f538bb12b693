/** `npm run check:provider`: the contract of the register of calls, read from a provider's origin; prints its table (docs/deploy.md). */
import { askPassword } from './checkProvider/askPassword.ts';
import { checkProvider } from './checkProvider/checkProvider.ts';
import type { Verdict } from './checkProvider/judge.ts';
import { readOptions } from './checkProvider/readOptions.ts';

const exitStatusOf: Record<Verdict, number> = {
  fits: 0,
  'not judged': 0,
  'has gaps': 1,
  'not offered': 1,
  'does not fit': 2,
  'not reached': 3,
};

try {
  const options = readOptions(process.argv.slice(2));
  const lines = await checkProvider({ ...options, password: await askPassword(process.env), fetch: globalThis.fetch });
  for (const { call, needs, answered, verdict } of lines) {
    console.log(
      `\n${verdict.toUpperCase().padEnd(13)} ${call}\n  needs      ${needs || 'nothing more'}\n  answered   ${answered}`,
    );
  }
  const statuses = lines.map(({ verdict }) => exitStatusOf[verdict]);
  if (lines.length === 1) console.log('\nThe sign-in failed, so nothing else was asked.');
  process.exitCode = lines.length === 1 ? 3 : Math.max(...statuses);
  console.log(
    `\n${['It fits', 'It fits with gaps', 'It does not fit', 'Not checked'][process.exitCode]}: exit status ${process.exitCode}.`,
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : 'The check failed.');
  process.exitCode = 3;
}
