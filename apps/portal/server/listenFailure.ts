/** The sentence about an address that a server cannot listen at; an error without one stays as it is. */
export const listenFailure = (error: NodeJS.ErrnoException, host: string, port: number): Error => {
  const sentences: Readonly<Record<string, string>> = {
    EADDRINUSE: `Port ${port} is already in use: end the other process, or choose another port with PORT=….`,
    EACCES: `Port ${port} is not allowed for this user: choose a port from 1024 on with PORT=….`,
    EADDRNOTAVAIL: `HOST is ${host}, which is no address of this machine.`,
    ENOTFOUND: `HOST is ${host}, which is no known name.`,
  };
  const sentence = sentences[error.code ?? ''];
  return sentence === undefined ? error : new Error(sentence);
};
