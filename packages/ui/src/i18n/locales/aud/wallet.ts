export { default as invoices } from './invoices.json';
export { default as lockScreen } from './lockScreen.json';
export { default as passRecovery } from './passRecovery.json';
export { default as paymentResult } from './paymentResult.json';
export { default as statusPages } from './statusPages.json';
export { default as table } from './table.json';
export { default as topUp } from './topUp.json';
export { default as transactions } from './transactions.json';
