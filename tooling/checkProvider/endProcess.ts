type Effects = { write: (text: string, done: () => void) => unknown; exit: (status: number) => unknown };

const ofProcess: Effects = {
  write: (text, done) => process.stdout.write(text, () => done()),
  exit: (status) => process.exit(status),
};

/** Ends the process once its output is written: a socket whose end the provider does not answer would keep it alive. */
export const endProcess = (status: number, { write, exit }: Effects = ofProcess): void => {
  write('', () => exit(status));
};
