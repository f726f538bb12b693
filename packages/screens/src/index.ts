export { CheckOtpScreen } from './account/CheckOtp/CheckOtpScreen.tsx';
export type { CheckOtpScreenProps, CodeFormProps } from './account/CheckOtp/checkOtp.ts';
export { LoginScreen, type LoginScreenProps } from './account/Login/LoginScreen.tsx';
export { PassRecoveryScreen } from './account/PassRecovery/PassRecoveryScreen.tsx';
export { RegisterScreen } from './account/Register/RegisterScreen.tsx';
export type { RegisterFormProps, RegisterScreenProps } from './account/Register/register.ts';
export { createNotices, type NoticeStore, withoutOlder } from './bell/Notices/createNotices.ts';
export { Notices } from './bell/Notices/Notices.tsx';
export type { Notification } from './bell/NotificationBell/NoticeRow.tsx';
export { NotificationBell, type NotificationBellProps } from './bell/NotificationBell/NotificationBell.tsx';
export {
  CardPaymentSuccessScreen,
  type CardPaymentSuccessScreenProps,
} from './cards/CardPaymentSuccess/CardPaymentSuccessScreen.tsx';
export { cardName } from './cards/cardName.ts';
export { LinkCardScreen } from './cards/LinkCard/LinkCardScreen.tsx';
export type {
  LinkCardForm,
  LinkCardProblem,
  LinkCardResult,
  LinkCardScreenProps,
} from './cards/LinkCard/linkCard.ts';
export { SquareCard, type SquareCardProps } from './cards/SquareCard/SquareCard.tsx';
export { DashboardScreen, type DashboardScreenProps } from './dashboard/Dashboard/DashboardScreen.tsx';
export { ActivationDialog } from './dns/DnsActivation/ActivationDialog.tsx';
export type {
  Activation,
  ActivationDialogProps,
} from './dns/DnsActivation/dnsActivation.ts';
export { DomainDialogs } from './dns/Domains/DomainDialogs.tsx';
export { DomainsScreen } from './dns/Domains/DomainsScreen.tsx';
export type {
  AddDomainForm,
  DeleteDomainQuestion,
  DomainDialogsProps,
  DomainFailure,
  DomainRow,
  DomainStep,
  DomainsScreenProps,
} from './dns/Domains/domains.ts';
export { RecordFormScreen } from './dns/RecordForm/RecordFormScreen.tsx';
export type {
  RecordFormContent,
  RecordFormScreenProps,
} from './dns/RecordForm/recordForm.ts';
export { RecordsScreen } from './dns/Records/RecordsScreen.tsx';
export type { RecordsContent, RecordsHrefs, RecordsScreenProps } from './dns/Records/records.ts';
export type { ZoneDomain, ZoneHrefs } from './dns/Zone/zone.ts';
export { ZoneChangesScreen } from './dns/ZoneChanges/ZoneChangesScreen.tsx';
export type {
  ChangesHalt,
  ChangesReview,
  ZoneChangesScreenProps,
  ZoneChangesView,
} from './dns/ZoneChanges/zoneChanges.ts';
export { ZoneImportScreen } from './dns/ZoneImport/ZoneImportScreen.tsx';
export type { ZoneImportScreenProps } from './dns/ZoneImport/zoneImport.ts';
export { ZoneTemplatesScreen } from './dns/ZoneTemplates/ZoneTemplatesScreen.tsx';
export type { TemplateForm, ZoneTemplatesScreenProps } from './dns/ZoneTemplates/zoneTemplates.ts';
export { ContactUsScreen } from './help/ContactUs/ContactUsScreen.tsx';
export { FaqScreen } from './help/Faq/FaqScreen.tsx';
export { HelpdeskScreen } from './help/Helpdesk/HelpdeskScreen.tsx';
export { PrivacyPolicyScreen } from './help/PrivacyPolicy/PrivacyPolicyScreen.tsx';
export type { StoredEntries } from './help/PrivacyPolicy/privacyPolicy.ts';
export { OrderProgressScreen } from './order/OrderProgress/OrderProgressScreen.tsx';
export { OrderProgressSkeleton } from './order/OrderProgress/OrderProgressSkeleton.tsx';
export type { OrderPaymentFailure, OrderProgressScreenProps } from './order/OrderProgress/orderProgress.ts';
export { OrderServerScreen } from './order/OrderServer/OrderServerScreen.tsx';
export { OrderServerSkeleton } from './order/OrderServer/OrderServerSkeleton.tsx';
export type {
  OrderAction,
  OrderChoice,
  OrderForm,
  OrderMessage,
  OrderPreflight,
  OrderReview,
  OrderServerScreenProps,
} from './order/OrderServer/orderServer.ts';
export { PaletteScreen } from './palette/Palette/PaletteScreen.tsx';
export type { PaletteEntry } from './palette/Palette/palette.ts';
export { ShortcutsScreen } from './palette/Palette/ShortcutsScreen.tsx';
export { PaasScreen } from './previews/Paas/PaasScreen.tsx';
export { ProjectCreateScreen } from './previews/Paas/ProjectCreateScreen.tsx';
export { WebServiceCreateScreen } from './previews/Paas/WebServiceCreateScreen.tsx';
export { RunwayLine } from './runway/Runway/RunwayLine.tsx';
export { CustomDomainsScreen } from './servers/CustomDomains/CustomDomainsScreen.tsx';
export type {
  AddCustomDomain,
  CustomDomainRow,
  CustomDomainsScreenProps,
  RemovalEnd,
  UnsentReason,
  UnverifiedCustomDomain,
} from './servers/CustomDomains/customDomains.ts';
export { ServerDetailScreen, type ServerDetailScreenProps } from './servers/ServerDetail/ServerDetailScreen.tsx';
export { ServerOverview, type ServerOverviewProps } from './servers/ServerDetail/ServerOverview.tsx';
export { ServerTabSkeleton } from './servers/ServerDetail/ServerTabSkeleton.tsx';
export { type ServerTab, serverTabs } from './servers/ServerDetail/serverTabs.ts';
export { ServerLogNotReady } from './servers/ServerLog/ServerLogNotReady.tsx';
export { ServerLogScreen } from './servers/ServerLog/ServerLogScreen.tsx';
export type { LogConnection, LogProblem, ServerLogScreenProps } from './servers/ServerLog/serverLog.ts';
export { ServersScreen } from './servers/Servers/ServersScreen.tsx';
export type { ServerRow, ServersScreenProps } from './servers/Servers/servers.ts';
export { DiskUpgradeScreen } from './servers/ServerUpgrade/DiskUpgradeScreen.tsx';
export { PlanUpgradeScreen } from './servers/ServerUpgrade/PlanUpgradeScreen.tsx';
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
} from './servers/ServerUpgrade/serverUpgrade.ts';
export { LockScreen, type LockScreenProps } from './session/Lock/LockScreen.tsx';
export { ComingSoonScreen } from './status/ComingSoon/ComingSoonScreen.tsx';
export { MaintenanceScreen } from './status/Maintenance/MaintenanceScreen.tsx';
export { NewVersionScreen, type NewVersionScreenProps } from './status/NewVersion/NewVersionScreen.tsx';
export { NotFoundScreen } from './status/NotFound/NotFoundScreen.tsx';
export { NotSwitchedOnScreen } from './status/NotSwitchedOn/NotSwitchedOnScreen.tsx';
export { OfflineScreen } from './status/Offline/OfflineScreen.tsx';
export { ServerErrorScreen } from './status/ServerError/ServerErrorScreen.tsx';
export { UnavailableScreen } from './status/Unavailable/UnavailableScreen.tsx';
export { CardChoice } from './top-up/CardChoice/CardChoice.tsx';
export { type PaymentResult, PaymentResultScreen } from './top-up/PaymentResult/PaymentResultScreen.tsx';
export { PendingTopUps, type PendingTopUpsProps } from './top-up/PendingTopUps/PendingTopUps.tsx';
export type { PendingTopUp } from './top-up/pendingTopUp.ts';
export { Message as TopUpMessageScreen } from './top-up/TopUp/Message.tsx';
export { TopUpScreen, type TopUpScreenProps } from './top-up/TopUp/TopUpScreen.tsx';
export { TopUpSkeleton } from './top-up/TopUp/TopUpSkeleton.tsx';
export type {
  CardOption,
  TopUpAction,
  TopUpFailure,
  TopUpForm,
  TopUpGroupOption,
  TopUpMeans,
  TopUpMessage,
  TopUpMissing,
} from './top-up/TopUp/topUp.ts';
export { WalletBalance } from './top-up/TopUp/WalletBalance.tsx';
export { InvoicesScreen, type InvoicesScreenProps } from './wallet/Invoices/InvoicesScreen.tsx';
export { ReceiptDialog } from './wallet/Receipt/ReceiptDialog.tsx';
export { TransactionsScreen, type TransactionsScreenProps } from './wallet/Transactions/TransactionsScreen.tsx';
