import {
  type FrameDialogName,
  icons,
  type LocaleName,
  type PaletteEntry,
  type PaletteSource,
  type ThemeChoice,
  themeChoices,
  toSource,
} from '@may/ui';
import type { i18n } from 'i18next';
import { locales } from '../../../../packages/ui/src/i18n/locales.ts';
import { config } from '../config.ts';
import { offeredLocales, showChoice } from '../preferences/locale.ts';
import { chooseTheme } from '../preferences/theme.ts';
import { href } from '../router/href.ts';
import type { PaletteWords } from './objectSources.ts';
import { type PageEntry, pageRows } from './pageEntries.ts';

/** The presses of the frame. */
export type FrameActions = {
  show: (dialog: FrameDialogName) => void;
  lock: () => void;
  signOut: () => void;
};

/** An action with other words that people type. */
type Action = Omit<PaletteEntry, 'kind' | 'where'> & { terms?: string };

const actionSource = (rows: readonly Action[], t: PaletteWords): PaletteSource =>
  toSource<Action>({
    kind: 'action',
    rows,
    idOf: ({ id }) => id,
    textsOf: ({ title, id, terms = '' }) => [title, `${id} ${terms}`],
    entryOf: ({ terms: _, ...entry }) => ({ ...entry, kind: 'action', where: t('kinds.action') }),
  });

/** The actions of every page; each leads to its own page or dialog. */
export const actions = (t: PaletteWords, { show, lock, signOut }: FrameActions): PaletteSource => {
  const { wordpress, dns } = config.flags;
  const rows: Action[] = [
    { id: 'top-up', icon: icons.wallet, title: t('actions.topUp'), terms: t('terms.payment'), href: href('payment') },
    ...(wordpress
      ? [
          { id: 'new-wordpress', icon: icons.server, title: t('actions.wordpress'), href: href('wordpressCreate') },
          { id: 'new-hosting', icon: icons.hosting, title: t('actions.hosting'), href: href('hostingCreate') },
        ]
      : []),
    ...(dns
      ? [{ id: 'add-domain', icon: icons.dns, title: t('actions.domain'), href: href('domains', { add: '' }) }]
      : []),
    { id: 'link-card', icon: icons.card, title: t('actions.card'), href: href('linkCard') },
    {
      id: 'appearance',
      icon: icons.system,
      title: t('shell:appearance'),
      terms: t('terms.theme'),
      run: () => show('appearance'),
    },
    { id: 'privacy', icon: icons.firewall, title: t('privacy:title'), run: () => show('privacy') },
    { id: 'mask', icon: icons.hide, title: t('privacy:mask.shortcut'), run: () => show('mask') },
    { id: 'shortcuts', icon: icons.keyboard, title: t('keys.title'), run: () => show('shortcuts') },
    { id: 'lock', icon: icons.lock, title: t('shell:lock'), run: lock },
    {
      id: 'sign-out',
      icon: icons.signOut,
      title: t('shell:signOut'),
      terms: t('terms.signOut'),
      run: signOut,
      // It takes typed texts of the page with it.
      asks: true,
    },
  ];
  return actionSource(rows, t);
};

const themeIcons: Record<ThemeChoice, Action['icon']> = { light: icons.sun, dark: icons.moon, system: icons.system };

/** The themes and languages other than the shown ones: they are found, and not offered among the first. */
export const choices = (t: PaletteWords, theme: ThemeChoice, locale: LocaleName, instance: i18n): PaletteSource => {
  const themes = themeChoices
    .filter((name) => name !== theme)
    .map((name) => ({
      id: `theme-${name}`,
      icon: themeIcons[name],
      title: t('actions.theme', { name: t(`shell:theme.${name}`) }),
      terms: t('terms.theme'),
      run: () => chooseTheme(name),
    }));
  const languages = offeredLocales
    .filter((name) => name !== locale)
    .map((name) => ({
      id: `language-${name}`,
      icon: icons.language,
      title: `${t('shell:languages')}: ${locales[name].label}`,
      terms: 'language',
      run: () => showChoice(instance, name),
    }));
  return { ...actionSource([...themes, ...languages], t), isOnlyFound: true };
};

/** The pages that are switched on, by the names of the menu. */
export const pageSource = (t: PaletteWords): PaletteSource =>
  toSource<PageEntry>({
    kind: 'page',
    rows: pageRows,
    idOf: ({ id }) => id,
    textsOf: ({ id, title, terms }) => [t(title), `${id} ${terms ? t(terms) : ''}`],
    entryOf: ({ id, title, icon, href: address }) => ({
      kind: 'page',
      id,
      icon,
      title: t(title),
      where: t('kinds.page'),
      href: address,
    }),
  });
