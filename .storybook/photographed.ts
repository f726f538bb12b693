import type { Plugin } from 'vite';
import { modes, modesOf } from './modes.ts';

type Story = {
  parameters?: Record<string, unknown>;
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
    const isForPhone = story.tags?.includes('phone') === true;
    if (isForPhone !== (story.globals?.viewport?.value === 'phone'))
      throw new Error(`${file}: give a story for a phone both the tag and the viewport "phone", or none of them.`);
    const names = modesOf(file, story.play !== undefined, isForPhone);
    const own = Object.fromEntries(names.map((name) => [name, modes[name]]));
    story.parameters = { ...story.parameters, chromatic: { modes: own, disableSnapshot: names.length === 0 } };
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
