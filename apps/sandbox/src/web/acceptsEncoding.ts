/** Whether an `Accept-Encoding` header takes an encoding by name; quality 0 is a no. */
export const acceptsEncoding = (header: string | undefined, encoding: string): boolean =>
  (header ?? '').split(',').some((part) => {
    const [name, quality] = part.trim().split(';');
    return name === encoding && !/^\s*q=0(\.0*)?\s*$/.test(quality ?? '');
  });
