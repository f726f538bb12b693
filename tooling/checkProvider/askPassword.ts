import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';

/** The password from `PASSWORD`, or typed at the terminal, which does not show it. */
export const askPassword = async (env: NodeJS.ProcessEnv): Promise<string> => {
  if (env.PASSWORD) return env.PASSWORD;
  if (!process.stdin.isTTY) throw new Error('PASSWORD is missing, and there is no terminal to ask for it.');
  process.stderr.write('Password (it is not shown): ');
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({ input: process.stdin, output: silent, terminal: true });
  terminal.once('SIGINT', () => process.exit(130));
  const password = await terminal.question('');
  terminal.close();
  process.stderr.write('\n');
  return password;
};
