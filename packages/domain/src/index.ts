export type { AccountFaults, AccountField, AccountForm } from './account.ts';
export { accountFields, accountLimits, faultsOfAccount, fieldOfRefusal, readCode, readEmail } from './account.ts';
export type { AttemptOutcome, AttemptPhase, TopUpAttempt } from './attempt.ts';
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
} from './attempt.ts';
export { type CardExpiry, type CardSetup, expiryOf, type LinkedCard } from './card.ts';
export type { Confirmed } from './confirmed.ts';
export { attemptOfTransaction, mayBePaid, namedCredit } from './credits.ts';
export type { DomainHolder } from './customDomain.ts';
export {
  domainsOf,
  holdsDomain,
  isPrimaryDomain,
  isSameDomain,
  neededRecord,
} from './customDomain.ts';
export { applyChanges, type ChangeSet, combineChanges, diffZones, noChanges, sizeOfChanges } from './dns/changeSet.ts';
export type { ChangeStep, Conflict } from './dns/changeSteps.ts';
export { changesBack, changesOfSteps, checkChanges, judgeStep, nearIn, readStep } from './dns/changeSteps.ts';
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
export { type Invoice, type InvoiceStatus, invoiceStatuses, leftOf } from './invoice.ts';
export { dashboardLimits, noticeDuration } from './limits.ts';
export { type Currency, currencies, decimalsOf, isSameMoney, type Money, toMajorUnits } from './money.ts';
export { narrowText } from './narrowText.ts';
export type {
  Announcement,
  Notice,
  NoticeKind,
  NoticeSubjects,
  Remedy,
  ToldEventName,
} from './notice.ts';
export { type NoticeRemedy, noticeRemedies } from './noticeRemedies.ts';
export type { OrderGap, PasswordRule, ServerOrder } from './order.ts';
export {
  brokenPasswordRules,
  containerLimits,
  diskLimits,
  diskPresets,
  gapsOf,
  leastDiskOf,
  mbPerGb,
  passwordRules,
} from './order.ts';
export { type OrderPayment, orderPaymentOf, shortfallOf, topUpFor } from './orderPayment.ts';
export { pauseLeft } from './pauseLeft.ts';
export type { MonthlyCost, PriceLine } from './pricing.ts';
export { costOfServer, dongPerGb, priceOfPlan, priceOrder, priceParts } from './pricing.ts';
export { isProjectName, projectNameLength } from './projectName.ts';
export { type PortalRead, type ProviderEventName, providerEventNames, providerEvents } from './providerEvent.ts';
export { currencyOfRegion, type RegionCode, regionCodes } from './region.ts';
export { nextRenewal } from './renewal.ts';
export { mostRows, type Rows } from './rows.ts';
export { isShort, type Runway, runwayOf } from './runway.ts';
export type { Plan, Region, Server, ServerKind, ServerStatus } from './server.ts';
export { isOfKind, isReady, serverKinds, serverStatuses } from './server.ts';
export type { ServerUpdate } from './serverUpdate.ts';
export { domainsUpdateOf, isSameUpdate, isUpdateShown, updateOf, upgradeIn } from './serverUpdate.ts';
export type { LocalMethod, TopUpGroup, TopUpIntent, TopUpLimits, TopUpMethod } from './topUp.ts';
export {
  isAboveZero,
  isWithinLimits,
  localMethods,
  localMethodsOf,
  topUpGroups,
  topUpLimits,
  topUpMethods,
  topUpPresets,
} from './topUp.ts';
export { canAskWithKey, nextTopUpQuestion, type TopUpAnswers } from './topUpQuestion.ts';
export type { Transaction, TransactionDetail, TransactionStatus } from './transaction.ts';
export { balanceOf, isLogGappy, newestFirst, timeOf, transactionStatuses } from './transaction.ts';
export type { ServerUpgrade, UpgradeCost, UpgradeGap } from './upgrade.ts';
export {
  diskOf,
  isSameReview,
  isUpgraded,
  priceUpgrade,
  upgradeGap,
} from './upgrade.ts';
export { type UpgradePart, upgradeParts } from './upgradePart.ts';
