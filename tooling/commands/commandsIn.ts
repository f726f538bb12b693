/** The commands that a Markdown page names: lines of its shell blocks, and code that begins with npm or node, each once. */
export const commandsIn = (page: string): string[] => {
  const blocks = [...page.matchAll(/^```sh\n([\s\S]*?)^```/gm)].flatMap(([, block = '']) => block.trim().split('\n'));
  const inline = [...page.replace(/^```[\s\S]*?^```/gm, '').matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code);
  return [...new Set([...blocks, ...inline].map((line) => line.replace(/\s+#.*$/, '').trim()))].filter((line) =>
    /^(?:[A-Z_]+=\S+ )*(?:npm|node) /.test(line),
  );
};
