export { BrandContext, useBrand } from './brand/BrandContext.ts';
export { type BrandWords, taglineIn } from './brand/brand.ts';
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
export { createNotices, type NoticeStore } from './components/Notices/createNotices.ts';
export { Notices } from './components/Notices/Notices.tsx';
export type { Notification } from './components/NotificationBell/NoticeRow.tsx';
export { NotificationBell, type NotificationBellProps } from './components/NotificationBell/NotificationBell.tsx';
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
export { cardName } from './format/cardName.ts';
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
export type { ZoneDomain, ZoneHrefs } from './patterns/Zone/zone.ts';
export { isApple } from './private/isApple.ts';
export { CardChoice } from './screens/CardChoice/CardChoice.tsx';
export {
  CardPaymentSuccessScreen,
  type CardPaymentSuccessScreenProps,
} from './screens/CardPaymentSuccess/CardPaymentSuccessScreen.tsx';
export { CheckOtpScreen } from './screens/CheckOtp/CheckOtpScreen.tsx';
export type { CheckOtpScreenProps, CodeForm } from './screens/CheckOtp/checkOtp.ts';
export { ComingSoonScreen } from './screens/ComingSoon/ComingSoonScreen.tsx';
export { ContactUsScreen } from './screens/ContactUs/ContactUsScreen.tsx';
export { CustomDomainsScreen } from './screens/CustomDomains/CustomDomainsScreen.tsx';
export type {
  AddCustomDomain,
  CustomDomainRow,
  CustomDomainsScreenProps,
  RemovalEnd,
  UnsentReason,
  UnverifiedCustomDomain,
} from './screens/CustomDomains/customDomains.ts';
export { DashboardScreen, type DashboardScreenProps } from './screens/Dashboard/DashboardScreen.tsx';
export { ActivationDialog } from './screens/DnsActivation/ActivationDialog.tsx';
export type {
  Activation,
  ActivationDialogProps,
} from './screens/DnsActivation/dnsActivation.ts';
export { DomainDialogs } from './screens/Domains/DomainDialogs.tsx';
export { DomainsScreen } from './screens/Domains/DomainsScreen.tsx';
export type {
  AddDomainForm,
  DeleteDomainQuestion,
  DomainDialogsProps,
  DomainFailure,
  DomainRow,
  DomainStep,
  DomainsScreenProps,
} from './screens/Domains/domains.ts';
export { FaqScreen } from './screens/Faq/FaqScreen.tsx';
export { HelpdeskScreen } from './screens/Helpdesk/HelpdeskScreen.tsx';
export { InvoicesScreen, type InvoicesScreenProps } from './screens/Invoices/InvoicesScreen.tsx';
export { LinkCardScreen } from './screens/LinkCard/LinkCardScreen.tsx';
export type {
  LinkCardForm,
  LinkCardProblem,
  LinkCardResult,
  LinkCardScreenProps,
} from './screens/LinkCard/linkCard.ts';
export { LockScreen, type LockScreenProps } from './screens/Lock/LockScreen.tsx';
export { LoginScreen, type LoginScreenProps } from './screens/Login/LoginScreen.tsx';
export { MaintenanceScreen } from './screens/Maintenance/MaintenanceScreen.tsx';
export { NewVersionScreen, type NewVersionScreenProps } from './screens/NewVersion/NewVersionScreen.tsx';
export { NotFoundScreen } from './screens/NotFound/NotFoundScreen.tsx';
export { NotSwitchedOnScreen } from './screens/NotSwitchedOn/NotSwitchedOnScreen.tsx';
export { OfflineScreen } from './screens/Offline/OfflineScreen.tsx';
export { OrderProgressScreen } from './screens/OrderProgress/OrderProgressScreen.tsx';
export { OrderProgressSkeleton } from './screens/OrderProgress/OrderProgressSkeleton.tsx';
export type { OrderPaymentFailure, OrderProgressScreenProps } from './screens/OrderProgress/orderProgress.ts';
export { OrderServerScreen } from './screens/OrderServer/OrderServerScreen.tsx';
export { OrderServerSkeleton } from './screens/OrderServer/OrderServerSkeleton.tsx';
export type {
  OrderAction,
  OrderChoice,
  OrderForm,
  OrderMessage,
  OrderPreflight,
  OrderReview,
  OrderServerScreenProps,
} from './screens/OrderServer/orderServer.ts';
export { PaasScreen } from './screens/Paas/PaasScreen.tsx';
export { ProjectCreateScreen } from './screens/Paas/ProjectCreateScreen.tsx';
export { WebServiceCreateScreen } from './screens/Paas/WebServiceCreateScreen.tsx';
export { PaletteScreen } from './screens/Palette/PaletteScreen.tsx';
export type { PaletteEntry } from './screens/Palette/palette.ts';
export { ShortcutsScreen } from './screens/Palette/ShortcutsScreen.tsx';
export { PassRecoveryScreen } from './screens/PassRecovery/PassRecoveryScreen.tsx';
export { type PaymentResult, PaymentResultScreen } from './screens/PaymentResult/PaymentResultScreen.tsx';
export { PendingTopUps, type PendingTopUpsProps } from './screens/PendingTopUps/PendingTopUps.tsx';
export { PrivacyPolicyScreen } from './screens/PrivacyPolicy/PrivacyPolicyScreen.tsx';
export type { StoredEntries } from './screens/PrivacyPolicy/privacyPolicy.ts';
export { ReceiptDialog } from './screens/Receipt/ReceiptDialog.tsx';
export { RecordFormScreen } from './screens/RecordForm/RecordFormScreen.tsx';
export type {
  RecordFormContent,
  RecordFormScreenProps,
} from './screens/RecordForm/recordForm.ts';
export { RecordsScreen } from './screens/Records/RecordsScreen.tsx';
export type { RecordsContent, RecordsHrefs, RecordsScreenProps } from './screens/Records/records.ts';
export { RegisterScreen } from './screens/Register/RegisterScreen.tsx';
export type { RegisterForm, RegisterScreenProps } from './screens/Register/register.ts';
export { RunwayLine } from './screens/Runway/RunwayLine.tsx';
export { ServerDetailScreen, type ServerDetailScreenProps } from './screens/ServerDetail/ServerDetailScreen.tsx';
export { ServerOverview, type ServerOverviewProps } from './screens/ServerDetail/ServerOverview.tsx';
export { ServerTabSkeleton } from './screens/ServerDetail/ServerTabSkeleton.tsx';
export { type ServerTab, serverTabs } from './screens/ServerDetail/serverTabs.ts';
export { ServerErrorScreen } from './screens/ServerError/ServerErrorScreen.tsx';
export { ServerLogNotReady } from './screens/ServerLog/ServerLogNotReady.tsx';
export { ServerLogScreen } from './screens/ServerLog/ServerLogScreen.tsx';
export type { LogConnection, LogProblem, ServerLogScreenProps } from './screens/ServerLog/serverLog.ts';
export { ServersScreen } from './screens/Servers/ServersScreen.tsx';
export type { ServerRow, ServersScreenProps } from './screens/Servers/servers.ts';
export { DiskUpgradeScreen } from './screens/ServerUpgrade/DiskUpgradeScreen.tsx';
export { PlanUpgradeScreen } from './screens/ServerUpgrade/PlanUpgradeScreen.tsx';
export type {
  DiskForm,
  DiskPart,
  DiskUpgradeScreenProps,
  PlanForm,
  PlanRow,
  PlanUpgradeScreenProps,
  UpgradeAction,
  UpgradeBlock,
  UpgradeChange,
  UpgradeFailure,
  UpgradeHrefs,
  UpgradeMessage,
  UpgradeReview,
} from './screens/ServerUpgrade/serverUpgrade.ts';
export { SquareCard, type SquareCardProps } from './screens/SquareCard/SquareCard.tsx';
export { Message as TopUpMessageScreen } from './screens/TopUp/Message.tsx';
export { TopUpScreen, type TopUpScreenProps } from './screens/TopUp/TopUpScreen.tsx';
export { TopUpSkeleton } from './screens/TopUp/TopUpSkeleton.tsx';
export type {
  CardOption,
  TopUpAction,
  TopUpFailure,
  TopUpForm,
  TopUpGroupOption,
  TopUpMeans,
  TopUpMessage,
  TopUpMissing,
} from './screens/TopUp/topUp.ts';
export { WalletBalance } from './screens/TopUp/WalletBalance.tsx';
export { TransactionsScreen, type TransactionsScreenProps } from './screens/Transactions/TransactionsScreen.tsx';
export { UnavailableScreen } from './screens/Unavailable/UnavailableScreen.tsx';
export type { PendingTopUp } from './screens/wallet.ts';
export { ZoneChangesScreen } from './screens/ZoneChanges/ZoneChangesScreen.tsx';
export type {
  ChangesHalt,
  ChangesReview,
  ZoneChangesScreenProps,
  ZoneChangesView,
} from './screens/ZoneChanges/zoneChanges.ts';
export { ZoneImportScreen } from './screens/ZoneImport/ZoneImportScreen.tsx';
export type { ZoneImportScreenProps } from './screens/ZoneImport/zoneImport.ts';
export { ZoneTemplatesScreen } from './screens/ZoneTemplates/ZoneTemplatesScreen.tsx';
export type { TemplateForm, ZoneTemplatesScreenProps } from './screens/ZoneTemplates/zoneTemplates.ts';
export { vars } from './theme/contract.css.ts';
export { type LayoutStyle, layoutStyles, type MenuStyle, menuStyles } from './theme/shellStyle.ts';
export { type ThemeChoice, themeChoices } from './theme/theme.ts';
export { radius, type Tone, tones } from './theme/tokens.ts';
export { useOnline } from './useOnline.ts';
export { whenIdle } from './whenIdle.ts';
