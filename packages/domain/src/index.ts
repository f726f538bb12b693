export type { AccountFaults, AccountField, AccountForm } from './account/account.ts';
export {
  accountFields,
  accountLimits,
  faultsOfAccount,
  fieldOfRefusal,
  readCode,
  readEmail,
} from './account/account.ts';
export type {
  Announcement,
  Notice,
  NoticeKind,
  NoticeSubjects,
  NotifiedEventName,
  Remedy,
} from './bell/notice.ts';
export { noticeRemedies } from './bell/noticeRemedies.ts';
export {
  type NoticeRemedy,
  type PortalRead,
  type ProviderEventName,
  providerEventNames,
  providerEvents,
} from './bell/providerEvent.ts';
export { type CardExpiry, type CardSetup, expiryOf, type LinkedCard } from './cards/card.ts';
export type { Confirmed } from './confirmed.ts';
export { applyChanges, type ChangeSet, combineChanges, diffZones, noChanges, sizeOfChanges } from './dns/changeSet.ts';
export type { ChangeStep, Conflict } from './dns/changeSteps.ts';
export { changesOfSteps, checkChanges, judgeStep, nearIn, readStep } from './dns/changeSteps.ts';
export { changesBack } from './dns/changesBack.ts';
export type { Finding, FindingCode, FindingSeverity, GraveCode } from './dns/findings.ts';
export { consentOf, findingsOf, gravesOf, mayBeApplied, severityOf, zoneFindings } from './dns/findings.ts';
export type { TypedRecord, UnknownField } from './dns/formOfRecord.ts';
export { changeForm, emptyForm, formOfRecord, patchOfPaste, unknownFieldsOf } from './dns/formOfRecord.ts';
export { toAsciiName } from './dns/idn.ts';
export { fullNameOf, nameLimits, type ReadName, readName, refusalOfName, relativeNameOf } from './dns/names.ts';
export { planFile } from './dns/planImport.ts';
export { type DomainRefusal, type Registrable, readDomainName } from './dns/readDomainName.ts';
export { readZoneFile, type ZoneFileRefusal } from './dns/readZoneFile.ts';
export { lacksInfo, type RecordForm, type RecordProblem, readRecordForm, splitPaste } from './dns/recordForm.ts';
export type { DnsDomain, DomainCheck, RecordDraft, RecordType, ZoneRecord } from './dns/records.ts';
export {
  draftOf,
  factsOf,
  hasPriority,
  isProxiable,
  isRecordType,
  namesHost,
  priorityLimits,
  recordTypes,
  ttlLimits,
  usualPriority,
  withPriority,
} from './dns/records.ts';
export { dmarcPolicies } from './dns/spf.ts';
export { type Staging, stageDelete, stageRecord, takeBack } from './dns/stageRecords.ts';
export { stepsOf } from './dns/stepOrder.ts';
export type { StepError, StepProgress, StepStatus } from './dns/stepProgress.ts';
export { stepErrorKinds, stepStatuses } from './dns/stepProgress.ts';
export type { TemplateChoices, TemplateName, TemplatePlan, TemplateProblem } from './dns/templateChoices.ts';
export { firstTemplateChoices, planTemplateChoices, templateNames } from './dns/templateChoices.ts';
export { type SpfSender, spfSenders, zohoRegions } from './dns/templates.ts';
export { quoteTxt, txtLimits } from './dns/txt.ts';
export { canonicalValue, readTtl, readValue, spellValue } from './dns/values.ts';
export { exportZone, inZoneOrder } from './dns/zoneText.ts';
export { dashboardLimits, noticeDuration } from './limits.ts';
export { type Currency, currencies, decimalsOf, dong, isSameMoney, type Money, toMajorUnits } from './money.ts';
export { narrowText } from './narrowText.ts';
export type { OrderGap, PasswordRule, ServerOrder } from './order/order.ts';
export {
  brokenPasswordRules,
  containerLimits,
  diskLimits,
  diskPresets,
  gapsOf,
  leastDiskOf,
  mbPerGb,
  passwordRules,
} from './order/order.ts';
export { type OrderPayment, orderPaymentOf, shortfallOf, topUpFor } from './order/orderPayment.ts';
export { pauseLeft } from './pauseLeft.ts';
export { isProjectName, projectNameLength } from './previews/projectName.ts';
export { currencyOfRegion, type RegionCode, regionCodes } from './region.ts';
export type { Rows } from './rows.ts';
export type { DomainHolder } from './servers/customDomain.ts';
export {
  domainsOf,
  holdsDomain,
  isPrimaryDomain,
  isSameDomain,
  neededRecord,
} from './servers/customDomain.ts';
export type { MonthlyCost, PriceLine } from './servers/pricing.ts';
export { costOfServer, dongPerGb, priceOfPlan, priceOrder, priceParts } from './servers/pricing.ts';
export { nextRenewal } from './servers/renewal.ts';
export type { Plan, Region, Server, ServerKind, ServerStatus } from './servers/server.ts';
export { isOfKind, isReady, serverKinds, serverStatuses } from './servers/server.ts';
export type { ServerUpdate } from './servers/serverUpdate.ts';
export { domainsUpdateOf, isSameUpdate, isUpdateShown, updateOf, upgradeIn } from './servers/serverUpdate.ts';
export type { ServerUpgrade, UpgradeCost, UpgradeGap } from './servers/upgrade.ts';
export {
  diskOf,
  isSameReview,
  isUpgraded,
  priceUpgrade,
  upgradeGap,
} from './servers/upgrade.ts';
export { type UpgradePart, upgradeParts } from './servers/upgradePart.ts';
export type { AttemptOutcome, AttemptPhase, TopUpAttempt } from './top-up/attempt.ts';
export {
  attemptOutcomes,
  attemptPatience,
  hasPriorityOver,
  isKeyRemembered,
  isPending,
  isRecent,
  isSamePurchase,
  isUnresolved,
  mayBeCharged,
  wasBegunFirst,
} from './top-up/attempt.ts';
export { attemptOfTransaction, mayBePaid, namedCredit } from './top-up/credits.ts';
export type { LocalMethod, TopUpGroup, TopUpIntent, TopUpLimits, TopUpMethod } from './top-up/topUp.ts';
export {
  isAboveZero,
  isWithinLimits,
  localMethods,
  localMethodsOf,
  topUpGroups,
  topUpLimits,
  topUpMethods,
  topUpPresets,
} from './top-up/topUp.ts';
export { canAskWithKey, nextTopUpQuestion, type TopUpAnswers } from './top-up/topUpQuestion.ts';
export { type Invoice, type InvoiceStatus, invoiceStatuses, leftOf } from './wallet/invoice.ts';
export { isShort, type Runway, runwayOf } from './wallet/runway.ts';
export type { Transaction, TransactionDetail, TransactionStatus } from './wallet/transaction.ts';
export { balanceOf, isLogGappy, newestFirst, timeOf, transactionStatuses } from './wallet/transaction.ts';
