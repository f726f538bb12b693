import { type Assumption, isAmount, isOffered, onlyFields, withZone } from './assumption.ts';
import { acknowledges, all, at, isRow, isText, resultOf, rowsOf, shapeOf } from './heard.ts';

/** The portal's assumptions about customers, their money, and the calls before signing in. */
export const accountAssumptions = {
  customerFields: {
    line: 107,
    call: 'GET /api/v1/auth/me',
    assumes: 'The customer has no field that the portal needs beyond id, email, balance, region_code and name.',
    judge: (heard) => onlyFields([resultOf(heard)], ['id', 'email', 'balance', 'region_code', 'name']),
  },
  customerName: {
    line: 107,
    call: 'GET /api/v1/auth/me',
    assumes: 'The customer may have a name, which is a text; without it the portal shows the e-mail address.',
    judge: (heard) => all(isRow(resultOf(heard)) ? [at(resultOf(heard), 'name')] : [], isText, 'name'),
  },
  transactionTimes: {
    line: 108,
    call: 'GET /api/payments/{card_provider}',
    assumes: 'A moment has a time zone; one without is read as UTC.',
    judge: (heard) => {
      const moments = rowsOf(heard).flatMap((row) => at(row, 'created') ?? at(row, 'createdAt') ?? []);
      if (moments.length === 0) return null;
      return moments.every(withZone) ? 'held' : 'not held';
    },
  },
  transactionCodes: {
    line: 108,
    call: 'GET /api/payments/{card_provider}',
    assumes: 'A row of the log names its payment by transactionCode; without it the portal compares amounts and times.',
    judge: (heard) =>
      all(
        rowsOf(heard).map((row) => at(row, 'transactionCode')),
        isText,
        'transactionCode',
      ),
  },
  transactionAmounts: {
    line: 108,
    call: 'GET /api/payments/{card_provider}',
    assumes: 'An amount of the log is in whole units of the customer’s currency, a number or a text of one.',
    judge: (heard) =>
      all(
        rowsOf(heard).map((row) => at(row, 'amount')),
        isAmount,
        'amount',
      ),
  },
  invoiceStatus: {
    line: 109,
    call: 'GET /api/payments/{card_provider}/invoices',
    assumes: 'An invoice tells its status; without it the portal tells paid from unpaid by the amounts.',
    judge: (heard) =>
      all(
        rowsOf(heard).map((row) => at(row, 'status')),
        isText,
        'status',
      ),
  },
  registration: {
    line: 206,
    call: 'POST /api/v1/auth/register',
    assumes: 'A new account is answered with the message "success", and no other field is needed.',
    judge: acknowledges,
  },
  phoneCode: {
    line: 206,
    call: 'POST /api/v1/auth/active',
    assumes: 'A right code is answered with the message "success".',
    judge: acknowledges,
  },
  anotherCode: {
    line: 206,
    call: 'POST /api/v1/auth/send',
    assumes: 'The request for another code is answered with the message "success".',
    judge: acknowledges,
  },
  refusals: {
    line: 206,
    call: 'any',
    assumes: 'A refusal says its reason in `message`, a text or a list of texts.',
    judge: (heard) => {
      if (heard.status < 400) return null;
      const message = at(heard.body, 'message');
      if (isText(message) || (Array.isArray(message) && message.every(isText) && message.length > 0)) return 'held';
      return heard.body === undefined ? { odd: 'no JSON' } : { odd: `the message is ${shapeOf(message)}` };
    },
  },
  squarePayment: {
    line: 202,
    call: 'POST /api/payments/square/checkout',
    assumes: 'The second card form pays at this path, and the message "success" alone means paid.',
    judge: (heard) => (isOffered(heard) === 'not held' ? 'not held' : acknowledges(heard)),
  },
  channelSignature: {
    line: 203,
    call: 'POST /api/v1/auth/pusher',
    assumes: 'A channel is signed by POST, and the answer has `auth` without an envelope.',
    judge: (heard) => {
      if (isOffered(heard) !== 'held') return isOffered(heard);
      if (isText(at(heard.body, 'auth'))) return 'held';
      return {
        odd: isText(at(resultOf(heard), 'auth')) ? 'inside an envelope' : `auth is ${shapeOf(at(heard.body, 'auth'))}`,
      };
    },
  },
} as const satisfies Record<string, Assumption>;
