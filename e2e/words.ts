import enCommon from '../packages/ui/src/i18n/locales/en/common.json' with { type: 'json' };
import enDashboard from '../packages/ui/src/i18n/locales/en/dashboard.json' with { type: 'json' };
import enLinkCard from '../packages/ui/src/i18n/locales/en/linkCard.json' with { type: 'json' };
import enLogin from '../packages/ui/src/i18n/locales/en/login.json' with { type: 'json' };
import enPendingTopUps from '../packages/ui/src/i18n/locales/en/pendingTopUps.json' with { type: 'json' };
import enTopUp from '../packages/ui/src/i18n/locales/en/topUp.json' with { type: 'json' };
import common from '../packages/ui/src/i18n/locales/vi/common.json' with { type: 'json' };
import dashboard from '../packages/ui/src/i18n/locales/vi/dashboard.json' with { type: 'json' };
import domains from '../packages/ui/src/i18n/locales/vi/domains.json' with { type: 'json' };
import invoices from '../packages/ui/src/i18n/locales/vi/invoices.json' with { type: 'json' };
import linkCard from '../packages/ui/src/i18n/locales/vi/linkCard.json' with { type: 'json' };
import lockScreen from '../packages/ui/src/i18n/locales/vi/lockScreen.json' with { type: 'json' };
import login from '../packages/ui/src/i18n/locales/vi/login.json' with { type: 'json' };
import notifications from '../packages/ui/src/i18n/locales/vi/notifications.json' with { type: 'json' };
import orderProgress from '../packages/ui/src/i18n/locales/vi/orderProgress.json' with { type: 'json' };
import orderServer from '../packages/ui/src/i18n/locales/vi/orderServer.json' with { type: 'json' };
import passRecovery from '../packages/ui/src/i18n/locales/vi/passRecovery.json' with { type: 'json' };
import paymentResult from '../packages/ui/src/i18n/locales/vi/paymentResult.json' with { type: 'json' };
import pendingTopUps from '../packages/ui/src/i18n/locales/vi/pendingTopUps.json' with { type: 'json' };
import recordForm from '../packages/ui/src/i18n/locales/vi/recordForm.json' with { type: 'json' };
import records from '../packages/ui/src/i18n/locales/vi/records.json' with { type: 'json' };
import serverDetail from '../packages/ui/src/i18n/locales/vi/serverDetail.json' with { type: 'json' };
import servers from '../packages/ui/src/i18n/locales/vi/servers.json' with { type: 'json' };
import shell from '../packages/ui/src/i18n/locales/vi/shell.json' with { type: 'json' };
import statusPages from '../packages/ui/src/i18n/locales/vi/statusPages.json' with { type: 'json' };
import table from '../packages/ui/src/i18n/locales/vi/table.json' with { type: 'json' };
import topUp from '../packages/ui/src/i18n/locales/vi/topUp.json' with { type: 'json' };
import transactions from '../packages/ui/src/i18n/locales/vi/transactions.json' with { type: 'json' };
import zone from '../packages/ui/src/i18n/locales/vi/zone.json' with { type: 'json' };
import zoneChanges from '../packages/ui/src/i18n/locales/vi/zoneChanges.json' with { type: 'json' };
import zoneImport from '../packages/ui/src/i18n/locales/vi/zoneImport.json' with { type: 'json' };
import zoneTemplates from '../packages/ui/src/i18n/locales/vi/zoneTemplates.json' with { type: 'json' };

/** The portal's own catalogues: the Vietnamese one, which the demo customer sees, and what tests of other languages need. */
export const vi = {
  common,
  dashboard,
  domains,
  invoices,
  linkCard,
  lockScreen,
  login,
  notifications,
  servers,
  serverDetail,
  orderServer,
  orderProgress,
  passRecovery,
  paymentResult,
  pendingTopUps,
  recordForm,
  records,
  shell,
  statusPages,
  table,
  topUp,
  transactions,
  zone,
  zoneChanges,
  zoneImport,
  zoneTemplates,
};
/** English, which Australian English takes its words from. */
export const en = {
  common: enCommon,
  dashboard: enDashboard,
  linkCard: enLinkCard,
  login: enLogin,
  pendingTopUps: enPendingTopUps,
  topUp: enTopUp,
};

/** What a catalogue's sentence says before its first placeholder. */
export const beginningOf = (sentence: string): string => sentence.split('{{')[0] ?? '';

/** A catalogue's sentence with its placeholders filled. */
export const say = (sentence: string, values: Record<string, string | number>): string =>
  sentence.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name]));
