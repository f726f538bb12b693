export { BrandContext, useBrand } from './brand/BrandContext.ts';
export { type BrandWords, taglineIn } from './brand/brand.ts';
export { fetchPart, lazyPart, PartFailure, partTimeout } from './browser/fetchPart.ts';
export { useOnline } from './browser/useOnline.ts';
export { whenIdle } from './browser/whenIdle.ts';
export { isApple } from './common/isApple.ts';
export { type Appearance, AppearanceDialog } from './components/AppearanceDialog/AppearanceDialog.tsx';
export { AppShell } from './components/AppShell/AppShell.tsx';
export { ContentSkeleton } from './components/AppShell/ContentSkeleton.tsx';
export { AuthShell } from './components/AuthShell/AuthShell.tsx';
export { Box } from './components/Box/Box.tsx';
export { Button } from './components/Button/Button.tsx';
export type {
  TableChoice,
  TableMemory,
} from './components/DataTable/DataTable.tsx';
export { pageSizes } from './components/DataTable/pageSizes.ts';
export { Dialog } from './components/Dialog/Dialog.tsx';
export { lazyPopup, PopupsClosed } from './components/Dialog/lazyPopup.tsx';
export { Heading } from './components/Heading/Heading.tsx';
export * as icons from './components/Icon/icons.ts';
export { IconButton } from './components/IconButton/IconButton.tsx';
export { IdleWarning, type IdleWarningProps } from './components/IdleWarning/IdleWarning.tsx';
export { Inline } from './components/Inline/Inline.tsx';
export { LanguageMenu } from './components/LanguageMenu/LanguageMenu.tsx';
export {
  createLogBuffer,
  linesOf,
} from './components/LogView/logBuffer.ts';
export { type IdleLimit, idleLimits } from './components/PrivacyDialog/idleLimits.ts';
export { PrivacyDialog } from './components/PrivacyDialog/PrivacyDialog.tsx';
export { setMasked } from './components/Private/masked.ts';
export { SearchButton } from './components/SearchButton/SearchButton.tsx';
export type { NavGroup } from './components/SidebarNav/SidebarNav.tsx';
export { FigureMark } from './components/Skeleton/Figure.tsx';
export type { Loadable } from './components/Skeleton/Loadable.ts';
export { Skeleton } from './components/Skeleton/Skeleton.tsx';
export { Stack } from './components/Stack/Stack.tsx';
export { Text } from './components/Text/Text.tsx';
export { ThemeSwitch } from './components/ThemeSwitch/ThemeSwitch.tsx';
export type { FrameDialogName } from './components/UserMenu/FrameDialogName.ts';
export { UserMenu } from './components/UserMenu/UserMenu.tsx';
export { VisitorShell } from './components/VisitorShell/VisitorShell.tsx';
export { formatDate, formatDateTime } from './format/formatDate.ts';
export { formatMoney } from './format/formatMoney.ts';
export { parseMoneyInput } from './format/parseMoneyInput.ts';
export {
  changeLanguage,
  createI18n,
  fetchWords,
  type Namespace,
  onWordsFailure,
  type TextKey,
} from './i18n/createI18n.ts';
export { baseLocale, type LocaleName } from './i18n/locales.ts';
export { localeNames, localeOfRegion, tags } from './i18n/tags.ts';
export { useLocale } from './i18n/useLocale.ts';
export { type ArticleHrefs, articlePages } from './patterns/Article/article.ts';
export { vars } from './theme/contract.css.ts';
export { type LayoutStyle, layoutStyles, type MenuStyle, menuStyles } from './theme/shellStyle.ts';
export { type ThemeChoice, themeChoices } from './theme/theme.ts';
export { radius } from './theme/tokens.ts';
