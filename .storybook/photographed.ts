import type { Plugin } from 'vite';
import { modes, modesOf, viewports } from './modes.ts';

type Story = {
  parameters?: Record<string, unknown> & { chromatic?: object };
  play?: unknown;
  tags?: string[];
  globals?: { viewport?: { value?: string } };
};
type Stories = Record<string, Story | undefined>;

/** Gives each story of a file its modes for Chromatic. */
export const setModes = (file: string, { default: _, ...stories }: Stories): void => {
  for (const story of Object.values(stories)) {
    // Storybook adds an export after the stories.
    if (!story || Array.isArray(story)) continue;
    const tags = story.tags ?? [];
    if ((tags.find((tag) => tag in viewports) ?? 'desktop') !== (story.globals?.viewport?.value ?? 'desktop'))
      throw new Error(`${file}: give a story for another width than a desktop’s both the tag and the global of it.`);
    const names = modesOf(file, story.play !== undefined, tags);
    const chromatic = {
      modes: Object.fromEntries(names.map((name) => [name, modes[name]])),
      disableSnapshot: names.length === 0,
    };
    story.parameters = { ...story.parameters, chromatic: { ...chromatic, ...story.parameters?.chromatic } };
  }
};

/** Sets the modes of every story in one place: each file of stories hands itself to `setModes` at its end. */
export const photographed = (): Plugin => ({
  name: 'photographed',
  enforce: 'pre',
  transform: {
    filter: { id: /\.stories\.tsx$/ },
    handler: (code, id) =>
      `${code}\nimport * as stories from ${JSON.stringify(id)};\nimport { setModes } from '/.storybook/photographed.ts';\nsetModes(${JSON.stringify(id)}, stories);\n`,
  },
});
