import { answerLostAfterPayment } from './answerLostAfterPayment.ts';
import { bankConfirmsLate } from './bankConfirmsLate.ts';
import { bankDeclines } from './bankDeclines.ts';
import { checkoutAddressIsHostile } from './checkoutAddressIsHostile.ts';
import { checkoutAnswerCutOff } from './checkoutAnswerCutOff.ts';
import { checkoutAnswerLost } from './checkoutAnswerLost.ts';
import { checkoutNeverArrives } from './checkoutNeverArrives.ts';
import { checkoutRefused } from './checkoutRefused.ts';
import { emptyWallet } from './emptyWallet.ts';
import { eventsArriveTwice } from './eventsArriveTwice.ts';
import { literalProvider } from './literalProvider.ts';
import { providerDown } from './providerDown.ts';
import { providerHangs } from './providerHangs.ts';
import { realtimeDies } from './realtimeDies.ts';
import { realtimeFallsSilent } from './realtimeFallsSilent.ts';
import { realtimeRefusesChannel } from './realtimeRefusesChannel.ts';
import { sessionExpires } from './sessionExpires.ts';
import { slowProvider } from './slowProvider.ts';
import { tooManySignIns } from './tooManySignIns.ts';
import { unpaidInvoice } from './unpaidInvoice.ts';
import { unreadableRow } from './unreadableRow.ts';

/** Every situation by the name it is armed with (`?scenario=name`). */
export const scenarios = {
  answerLostAfterPayment,
  bankConfirmsLate,
  bankDeclines,
  checkoutAddressIsHostile,
  checkoutAnswerCutOff,
  checkoutAnswerLost,
  checkoutNeverArrives,
  checkoutRefused,
  emptyWallet,
  eventsArriveTwice,
  literalProvider,
  providerDown,
  providerHangs,
  realtimeDies,
  realtimeFallsSilent,
  realtimeRefusesChannel,
  sessionExpires,
  slowProvider,
  tooManySignIns,
  unpaidInvoice,
  unreadableRow,
} as const;
