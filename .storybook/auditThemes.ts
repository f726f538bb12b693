import axe, { type RunOptions } from 'axe-core';

const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

// Only violations are reported, and no rule in use reads style sheets: preparing the rest would take time for nothing.
const everyRule: RunOptions = {
  runOnly: { type: 'tag', values: levels },
  rules: {
    'target-size': { enabled: true },
    // A story is a part of a page; landmarks and the page's own heading belong to the shells, whose stories have them.
    region: { enabled: false },
    'landmark-one-main': { enabled: false },
    'page-has-heading-one': { enabled: false },
  },
  resultTypes: ['violations'],
  preload: { assets: ['media'] },
};
const colorRules: RunOptions = {
  runOnly: {
    type: 'rule',
    values: axe.getRules(levels).flatMap(({ ruleId, tags }) => (tags.includes('cat.color') ? [ruleId] : [])),
  },
  resultTypes: ['violations'],
  preload: false,
};

/** Themes differ in colors and shadows alone (packages/ui/src/theme), so the second one needs no other rules. */
const audits = [
  ['light', everyRule],
  ['dark', colorRules],
] as const;

/** Axe over what the story ended with, in light and in dark: fails the story's test naming rule, element and theme. */
export const auditThemes = async ({ globals }: { globals: Record<string, unknown> }): Promise<void> => {
  if (import.meta.env.MODE !== 'test') return;
  const root = document.documentElement;
  const found: string[] = [];
  for (const [theme, rules] of audits) {
    root.dataset.theme = theme;
    document.getAnimations().forEach((animation) => {
      if (animation.effect?.getComputedTiming().iterations !== Infinity) animation.finish();
    });
    const { violations } = await axe.run(document.body, rules);
    for (const { id, help, nodes } of violations) {
      for (const node of nodes)
        found.push(`${theme}: ${id} (${help}) at ${node.target.join(' ')}: ${node.failureSummary ?? ''}`);
    }
  }
  root.dataset.theme = String(globals.theme);
  if (found.length > 0) throw new Error(`Accessibility violations:\n${found.join('\n')}`);
};
