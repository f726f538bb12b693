import axe, { type RunOptions } from 'axe-core';

const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

// Axe reports violations alone and preloads no style sheets: no rule in use reads them, and loading them takes time.
const everyRule: RunOptions = {
  runOnly: { type: 'tag', values: levels },
  rules: {
    'target-size': { enabled: true },
    // A story shows a part of a page. Landmarks and the heading of the page belong to the shells.
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

/** The dark theme needs the colour rules alone: the themes differ in colours and shadows only (packages/ui/src/theme). */
const audits = [
  ['light', everyRule],
  ['dark', colorRules],
] as const;

/** Runs axe on the page at the end of a story, in both themes. It throws an error that names theme, rule and element. */
export const auditThemes = async ({ globals }: { globals: Record<string, unknown> }): Promise<void> => {
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
