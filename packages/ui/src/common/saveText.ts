/** Saves a text, or the parts of a long one, as a file. */
export const saveText = (
  fileName: string,
  text: string | readonly string[],
  type = 'text/plain;charset=utf-8',
): void => {
  const address = URL.createObjectURL(new Blob([text].flat(), { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(address);
};
