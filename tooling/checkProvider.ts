/** `npm run check:provider`: asks a provider the calls of spec §7 that read, and says if it fits the portal (docs/deploy.md). */
import { askPassword } from './checkProvider/askPassword.ts';
import { checkProvider } from './checkProvider/checkProvider.ts';
import { endProcess } from './checkProvider/endProcess.ts';
import { harmless, printJson, printTable } from './checkProvider/printReport.ts';
import { asksForHelp, help, readOptions } from './checkProvider/readOptions.ts';
import { exitStatusOf } from './checkProvider/report.ts';

const run = async (): Promise<number> => {
  if (asksForHelp(process.argv.slice(2))) {
    console.log(help);
    return 0;
  }
  const { isJson, ...options } = readOptions(process.argv.slice(2), process.env);
  const password = await askPassword(process.env);
  const { report, secrets } = await checkProvider({
    ...options,
    password,
    fetch: globalThis.fetch,
    openSocket: (url) => new WebSocket(url),
    now: Date.now,
    timeoutMs: 15_000,
    announce: (sentence) => console.error(sentence),
  });
  console.log(isJson ? printJson(report, secrets) : printTable(report, secrets));
  return exitStatusOf[report.verdict];
};

try {
  endProcess(await run());
} catch (error) {
  const words = error instanceof Error ? error.message : 'The check failed.';
  console.error(
    words
      .split('\n')
      .map((line) => harmless(line))
      .join('\n'),
  );
  endProcess(exitStatusOf['not checked']);
}
