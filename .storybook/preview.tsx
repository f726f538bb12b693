import '../packages/ui/src/theme/theme.ts';
import { namespaces } from 'virtual:words';
import type { Decorator, Preview } from '@storybook/react-vite';
import { Suspense, useLayoutEffect } from 'react';
import { I18nextProvider } from 'react-i18next';
import { configure } from 'storybook/test';
import { mayBrand } from '../packages/ui/src/brand/mayBrand.ts';
import { createI18n } from '../packages/ui/src/i18n/createI18n.ts';
import { type LocaleName, locales } from '../packages/ui/src/i18n/locales.ts';
import { isLocaleName, localeNames, tags } from '../packages/ui/src/i18n/tags.ts';
import { Branded, brands, showBrand } from './brands.tsx';
import { describeProps } from './describeProps.ts';
import { expectToFit } from './fits.ts';
import { expectNothingLeft } from './leftovers.ts';
import { viewports } from './modes.ts';

// Before the first story, for pages of text alone.
showBrand(mayBrand);

// A story fetches its popup, and a cold server on a busy machine takes seconds to build it. Time passes only where what is waited for never comes.
configure({ asyncUtilTimeout: 30_000 });

// Most texts of the specification are in this language.
const initialLocale: LocaleName = 'vi';

const i18n = await createI18n(initialLocale, namespaces, mayBrand.name);

const localeOf = ({ locale }: Record<string, unknown>) => (isLocaleName(locale) ? locale : initialLocale);

const brandOf = ({ brand }: Record<string, unknown>) => brands[String(brand)] ?? mayBrand;

const withBrandLanguageAndTheme: Decorator = (Story, { globals }) => {
  const locale = localeOf(globals);
  const brand = brandOf(globals);
  useLayoutEffect(() => {
    document.documentElement.dataset.theme = globals.theme;
  }, [globals.theme]);
  useLayoutEffect(() => {
    document.documentElement.lang = tags[locale];
    if (i18n.language !== locale) void i18n.changeLanguage(locale);
  }, [locale]);
  return (
    <I18nextProvider i18n={i18n}>
      <Branded brand={brand}>
        <Suspense>
          <Story />
        </Suspense>
      </Branded>
    </I18nextProvider>
  );
};

/** Resolves once what the first drawing asked for is drawn, too: effects, measures, and the focus. */
const twoFrames = (): Promise<unknown> =>
  new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));

const preview: Preview = {
  // A `play` begins on a page that a customer would see. The tests draw in React's `act`, which waits by itself.
  mount: (context) => async () => {
    await context.renderToCanvas();
    if (import.meta.env.MODE !== 'test') await twoFrames();
    return context.canvas;
  },
  tags: ['autodocs'],
  argTypesEnhancers: [describeProps],
  decorators: [withBrandLanguageAndTheme],
  globalTypes: {
    brand: {
      description: 'Brand',
      toolbar: {
        icon: 'paintbrush',
        dynamicTitle: true,
        items: Object.entries(brands).map(([value, { name }]) => ({ value, title: name })),
      },
    },
    locale: {
      description: 'Language',
      toolbar: {
        icon: 'globe',
        dynamicTitle: true,
        items: localeNames.map((value) => ({ value, title: locales[value].label })),
      },
    },
    theme: {
      description: 'Theme',
      toolbar: {
        icon: 'mirror',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
        ],
      },
    },
  },
  initialGlobals: { brand: 'may', locale: initialLocale, theme: 'light' },
  parameters: {
    a11y: { test: 'off' },
    // A story whose `play` fails shows the failure in its place: no picture is taken of it.
    throwPlayFunctionExceptions: true,
    controls: { expanded: true },
    options: {
      storySort: {
        order: [
          'Mây',
          ['Welcome', 'Composing a page', 'Words', 'Accessibility'],
          'Foundations',
          'Components',
          'Patterns',
          'Screens',
          'Flows',
        ],
      },
    },
    viewport: { options: viewports },
  },
  beforeEach: async ({ id, globals }) => {
    if (import.meta.env.MODE === 'test') expectNothingLeft(id);
    Object.assign(i18n.options.interpolation ?? {}, { defaultVariables: { brand: brandOf(globals).name } });
    // The decorator cannot wait for the language: without this line a story begins in the language of the story before it.
    await i18n.changeLanguage(localeOf(globals));
  },
  afterEach: async (context) => {
    expectToFit();
    if (import.meta.env.MODE === 'test') await (await import('./auditThemes.ts')).auditThemes(context);
    // The picture is taken now.
    document.documentElement.dataset.story = context.id;
  },
};
export default preview;
