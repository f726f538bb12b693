import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { mergeConfig } from 'vite';
import { languages } from '../packages/ui/src/i18n/languages.ts';
import { photographed } from './photographed.ts';
import { showVocabularies } from './showVocabularies.ts';

export default {
  framework: '@storybook/react-vite',
  stories: [
    { directory: '../packages/ui/src/docs', titlePrefix: 'Foundations', files: '*.stories.tsx' },
    { directory: '../packages/ui/src/components', titlePrefix: 'Components' },
    { directory: '../packages/ui/src/patterns', titlePrefix: 'Patterns' },
    { directory: '../packages/screens/src', titlePrefix: 'Screens' },
    { directory: '../apps/portal/src/stories', titlePrefix: 'Flows' },
    { directory: '../apps/portal/src/features', titlePrefix: 'Flows' },
    { directory: '../apps/portal/src/app', titlePrefix: 'Flows' },
    { directory: '../packages/ui/src/docs', titlePrefix: 'Mây', files: '*.mdx' },
    { directory: '../packages/ui/src/errors', titlePrefix: 'Mây' },
  ],
  addons: ['@storybook/addon-a11y', '@storybook/addon-docs', '@storybook/addon-vitest', '@chromatic-com/storybook'],
  // Tests turn highlighting off: it reads the style of every element after each change of the page.
  features: { highlight: !process.env.VITEST, sidebarOnboardingChecklist: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (config) =>
    mergeConfig(config, {
      plugins: [
        languages(),
        vanillaExtractPlugin(),
        showVocabularies(),
        ...(process.env.VITEST ? [] : [photographed()]),
      ],
      // Vite finds these dependencies at the start. A dependency that it finds during tests reloads their page.
      optimizeDeps: {
        entries: [
          '.storybook/preview.tsx',
          'packages/{ui,screens}/src/**/*.{ts,tsx}',
          'apps/portal/src/{app,features,stories}/**/*.{ts,tsx}',
        ],
        include: ['@vanilla-extract/recipes/createRuntimeFn', '@vanilla-extract/sprinkles/createRuntimeSprinkles'],
      },
    }),
} satisfies StorybookConfig;
