import { answerLostAfterPayment } from './answerLostAfterPayment.ts';
import { applyDiesInTheMiddle } from './applyDiesInTheMiddle.ts';
import { bankConfirmsLate } from './bankConfirmsLate.ts';
import { bankDeclines } from './bankDeclines.ts';
import { cardAnswerLost } from './cardAnswerLost.ts';
import { cardCheckoutLost } from './cardCheckoutLost.ts';
import { cardProcessing } from './cardProcessing.ts';
import { cardScriptMissing } from './cardScriptMissing.ts';
import { cardSecretLost } from './cardSecretLost.ts';
import { checkoutAddressIsHostile } from './checkoutAddressIsHostile.ts';
import { checkoutAnswerCutOff } from './checkoutAnswerCutOff.ts';
import { checkoutAnswerLost } from './checkoutAnswerLost.ts';
import { checkoutNeverArrives } from './checkoutNeverArrives.ts';
import { checkoutRefused } from './checkoutRefused.ts';
import { emptyWallet } from './emptyWallet.ts';
import { eventsArriveTwice } from './eventsArriveTwice.ts';
import { eventsDropped } from './eventsDropped.ts';
import { eventsOldNames } from './eventsOldNames.ts';
import { eventsOutOfOrder } from './eventsOutOfOrder.ts';
import { literalProvider } from './literalProvider.ts';
import { nameserversPoint } from './nameserversPoint.ts';
import { orderAnswerLost } from './orderAnswerLost.ts';
import { orderNeverArrives } from './orderNeverArrives.ts';
import { orderRefused } from './orderRefused.ts';
import { paymentFails } from './paymentFails.ts';
import { plansChangePrice } from './plansChangePrice.ts';
import { providerDown } from './providerDown.ts';
import { providerHangs } from './providerHangs.ts';
import { provisioningSlow } from './provisioningSlow.ts';
import { realtimeDies } from './realtimeDies.ts';
import { realtimeFallsSilent } from './realtimeFallsSilent.ts';
import { realtimeRefusesChannel } from './realtimeRefusesChannel.ts';
import { recordAnswerLost } from './recordAnswerLost.ts';
import { recordRefused } from './recordRefused.ts';
import { regionListFails } from './regionListFails.ts';
import { sessionExpires } from './sessionExpires.ts';
import { slowProvider } from './slowProvider.ts';
import { squareScriptMissing } from './squareScriptMissing.ts';
import { tooManySignIns } from './tooManySignIns.ts';
import { unpaidInvoice } from './unpaidInvoice.ts';
import { unreadableRow } from './unreadableRow.ts';

/** Every situation by the name it is armed with (`?scenario=name`). */
export const scenarios = {
  answerLostAfterPayment,
  applyDiesInTheMiddle,
  bankConfirmsLate,
  bankDeclines,
  cardAnswerLost,
  cardCheckoutLost,
  cardProcessing,
  cardScriptMissing,
  cardSecretLost,
  checkoutAddressIsHostile,
  checkoutAnswerCutOff,
  checkoutAnswerLost,
  checkoutNeverArrives,
  checkoutRefused,
  emptyWallet,
  eventsArriveTwice,
  eventsDropped,
  eventsOldNames,
  eventsOutOfOrder,
  literalProvider,
  nameserversPoint,
  orderAnswerLost,
  orderNeverArrives,
  orderRefused,
  paymentFails,
  plansChangePrice,
  providerDown,
  providerHangs,
  provisioningSlow,
  realtimeDies,
  realtimeFallsSilent,
  realtimeRefusesChannel,
  recordAnswerLost,
  recordRefused,
  regionListFails,
  sessionExpires,
  slowProvider,
  squareScriptMissing,
  tooManySignIns,
  unpaidInvoice,
  unreadableRow,
} as const;
