/**
 * The sentences at a field before anything is sent, by the beginning of their keys, with a story that shows one. They are no errors of the
 * catalogue: their cause is what was typed, their next step is in the sentence, and each screen has a closed list of them.
 */
export const fieldFaults = {
  'account:code.incomplete': 'routes/check-otp/CheckOtp#Entering',
  'account:fault': 'routes/register/Register#EditingFaults',
  'common:amountUnreadable': 'components/MoneyField/MoneyField#Unreadable',
  'common:numberUnreadable': 'components/NumberField/NumberField#Unreadable',
  'customDomains:problem': 'screens/CustomDomains/CustomDomainsScreen#Adding',
  'domains:refusal': 'screens/Domains/DomainsScreen.adding#Missing',
  'lockScreen:missing': 'screens/Lock/LockScreen#Locked',
  'login:fault': 'screens/Login/LoginScreen#Default',
  'orderServer:gap': 'screens/OrderServer/OrderServerScreen#NothingChosen',
  'projectCreate:refusal': 'screens/ProjectCreate/ProjectCreateScreen#Refused',
  'recordForm:problem': 'screens/RecordForm/RecordFormScreen#Refused',
  'table:wrongRange': 'components/DateRangeField/DateRangeField#Default',
  'topUp:amount.above': 'screens/TopUp/TopUpScreen#AboveMaximum',
  'topUp:amount.below': 'screens/TopUp/TopUpScreen#BelowMinimum',
  'topUp:reason': 'screens/TopUp/TopUpScreen#NothingChosen',
  'zoneImport:problem': 'screens/ZoneImport/ZoneImportScreen#TooLarge',
  'zoneImport:reason': 'screens/ZoneImport/ZoneImportScreen#UnreadLines',
  'zoneTemplates:problem': 'screens/ZoneTemplates/ZoneTemplatesScreen#Spf',
} as const satisfies Record<`${string}:${string}`, `${string}#${string}`>;
