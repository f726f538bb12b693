import axe from 'axe-core';

const audit = {
  runOnly: { type: 'tag' as const, values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
  rules: {
    'target-size': { enabled: true },
    // A story is a part of a page; landmarks and the page's own heading belong to the shells, whose stories have them.
    region: { enabled: false },
    'landmark-one-main': { enabled: false },
    'page-has-heading-one': { enabled: false },
  },
};

/** Axe over what the story ended with, in light and in dark: fails the story's test naming rule, element and theme. */
export const auditThemes = async ({ globals }: { globals: Record<string, unknown> }): Promise<void> => {
  if (import.meta.env.MODE !== 'test') return;
  const root = document.documentElement;
  const found: string[] = [];
  for (const theme of ['light', 'dark']) {
    root.dataset.theme = theme;
    document.getAnimations().forEach((animation) => {
      if (animation.effect?.getComputedTiming().iterations !== Infinity) animation.finish();
    });
    const { violations } = await axe.run(document.body, audit);
    for (const { id, help, nodes } of violations) {
      for (const node of nodes)
        found.push(`${theme}: ${id} (${help}) at ${node.target.join(' ')}: ${node.failureSummary ?? ''}`);
    }
  }
  root.dataset.theme = String(globals.theme);
  if (found.length > 0) throw new Error(`Accessibility violations:\n${found.join('\n')}`);
};
