import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';

/** A password typed at the terminal, which does not show it; empty if the input ends before it. */
const askAtTerminal = async (): Promise<string> => {
  if (!process.stdin.isTTY) throw new Error('PASSWORD is missing, and there is no terminal to ask for it.');
  process.stderr.write('Password (it is not shown): ');
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({ input: process.stdin, output: silent, terminal: true });
  terminal.once('SIGINT', () => process.exit(130));
  const ended = new Promise<string>((resolve) => terminal.once('close', () => resolve('')));
  const password = await Promise.race([terminal.question(''), ended]);
  terminal.close();
  process.stderr.write('\n');
  return password;
};

/** The password from `PASSWORD`, else a typed one; never an empty one, which a provider might count as a failed sign-in. */
export const askPassword = async (env: NodeJS.ProcessEnv, ask = askAtTerminal): Promise<string> => {
  const password = env.PASSWORD || (await ask());
  if (password === '') throw new Error('The password is empty: nothing was sent.');
  return password;
};
