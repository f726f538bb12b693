export { BrandContext, useBrand } from './brand/BrandContext.ts';
export { type BrandWords, taglineIn } from './brand/brand.ts';
export { isApple } from './common/isApple.ts';
export { type Appearance, AppearanceDialog } from './components/AppearanceDialog/AppearanceDialog.tsx';
export { AppShell, type AppShellProps, mainContentId } from './components/AppShell/AppShell.tsx';
export { ContentSkeleton } from './components/AppShell/ContentSkeleton.tsx';
export { AuthShell } from './components/AuthShell/AuthShell.tsx';
export { Badge } from './components/Badge/Badge.tsx';
export { Banner } from './components/Banner/Banner.tsx';
export { Box } from './components/Box/Box.tsx';
export { Breadcrumbs } from './components/Breadcrumbs/Breadcrumbs.tsx';
export { Button } from './components/Button/Button.tsx';
export { Card } from './components/Card/Card.tsx';
export { Checkbox } from './components/Checkbox/Checkbox.tsx';
export { CopyField } from './components/CopyField/CopyField.tsx';
export {
  DataTable,
  type DataTableProps,
  type TableChoice,
  type TableMemory,
} from './components/DataTable/DataTable.tsx';
export { pageSizes } from './components/DataTable/pageSizes.ts';
export { DateTime } from './components/DateTime/DateTime.tsx';
export { type DescriptionItem, DescriptionList } from './components/DescriptionList/DescriptionList.tsx';
export { Dialog } from './components/Dialog/Dialog.tsx';
export { lazyPopup, PopupsClosed } from './components/Dialog/lazyPopup.tsx';
export { DownloadButton, type DownloadButtonProps } from './components/DownloadButton/DownloadButton.tsx';
export { EmptyState } from './components/EmptyState/EmptyState.tsx';
export { ErrorState } from './components/ErrorState/ErrorState.tsx';
export { Flag, type FlagCountry } from './components/Flag/Flag.tsx';
export { Grid } from './components/Grid/Grid.tsx';
export { Heading } from './components/Heading/Heading.tsx';
export { Icon } from './components/Icon/Icon.tsx';
export * as icons from './components/Icon/icons.ts';
export { IconButton } from './components/IconButton/IconButton.tsx';
export { IdleWarning, type IdleWarningProps } from './components/IdleWarning/IdleWarning.tsx';
export { Inline } from './components/Inline/Inline.tsx';
export { LanguageMenu } from './components/LanguageMenu/LanguageMenu.tsx';
export { Link } from './components/Link/Link.tsx';
export { LinkButton } from './components/LinkButton/LinkButton.tsx';
export { LinkTabs, type LinkTabsProps } from './components/LinkTabs/LinkTabs.tsx';
export { Logo } from './components/Logo/Logo.tsx';
export { LogView, type LogViewProps } from './components/LogView/LogView.tsx';
export {
  createLogBuffer,
  type LogBuffer,
  type LogMark,
  linesOf,
} from './components/LogView/logBuffer.ts';
export { Money } from './components/Money/Money.tsx';
export { MoneyField } from './components/MoneyField/MoneyField.tsx';
export { NumberField } from './components/NumberField/NumberField.tsx';
export { PasswordField } from './components/PasswordField/PasswordField.tsx';
export { type IdleLimit, idleLimits } from './components/PrivacyDialog/idleLimits.ts';
export { PrivacyDialog } from './components/PrivacyDialog/PrivacyDialog.tsx';
export { setMasked, useMasked } from './components/Private/masked.ts';
export { type RadioCardOption, RadioCards } from './components/RadioCards/RadioCards.tsx';
export { SearchButton } from './components/SearchButton/SearchButton.tsx';
export { Select, type SelectOption } from './components/Select/Select.tsx';
export { type NavGroup, type NavItem, SidebarNav } from './components/SidebarNav/SidebarNav.tsx';
export { FigureMark } from './components/Skeleton/Figure.tsx';
export type { Loadable } from './components/Skeleton/Loadable.ts';
export { Skeleton } from './components/Skeleton/Skeleton.tsx';
export { Stack } from './components/Stack/Stack.tsx';
export { StatusBadge } from './components/StatusBadge/StatusBadge.tsx';
export { type Step, Stepper } from './components/Stepper/Stepper.tsx';
export { Table, type TableColumn, type TableSort } from './components/Table/Table.tsx';
export { Text } from './components/Text/Text.tsx';
export { TextField } from './components/TextField/TextField.tsx';
export { ThemeSwitch } from './components/ThemeSwitch/ThemeSwitch.tsx';
export { TopBar } from './components/TopBar/TopBar.tsx';
export type { FrameDialogName } from './components/UserMenu/FrameDialogName.ts';
export { UserMenu } from './components/UserMenu/UserMenu.tsx';
export { VisitorShell } from './components/VisitorShell/VisitorShell.tsx';
export { fetchPart, lazyPart, PartFailure, partTimeout } from './fetchPart.ts';
export { formatDate, formatDateTime } from './format/formatDate.ts';
export { formatMoney } from './format/formatMoney.ts';
export { parseMoneyInput } from './format/parseMoneyInput.ts';
export {
  awaitWords,
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
export { ListCard } from './patterns/ListCard/ListCard.tsx';
export { Page } from './patterns/Page/Page.tsx';
export { vars } from './theme/contract.css.ts';
export { type LayoutStyle, layoutStyles, type MenuStyle, menuStyles } from './theme/shellStyle.ts';
export { type ThemeChoice, themeChoices } from './theme/theme.ts';
export { radius, type Tone, tones } from './theme/tokens.ts';
export { useOnline } from './useOnline.ts';
export { whenIdle } from './whenIdle.ts';
