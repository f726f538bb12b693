import { type Assumption, isAmount, isOffered, onlyFields, silent } from './assumption.ts';
import { acknowledges, all, at, isOk, isRow, isText, resultOf, rowsOf, shapeOf } from './heard.ts';

const addressFields = ['url', 'wsUrl', 'socket', 'address'];

/** The portal's assumptions about servers, domains and prices. */
export const serviceAssumptions = {
  domainFields: {
    line: 117,
    call: 'GET /api/dns',
    assumes: 'A domain has no field that the portal needs beyond id, name, active, createdAt and nameserver.',
    judge: (heard) => onlyFields(rowsOf(heard), ['id', 'name', 'active', 'createdAt', 'nameserver']),
  },
  recordSettings: {
    line: 118,
    call: 'GET /api/dns/{id}/records',
    assumes: 'A record tells its TTL; without it the portal says that it is not told, and never guesses.',
    judge: (heard) =>
      all(
        rowsOf(heard).map((row) => at(row, 'ttl')),
        isAmount,
        'ttl',
      ),
  },
  logAddress: {
    line: 171,
    call: 'GET /api/wp/{id}/log',
    assumes: 'The address of a log is the result itself, or stands in it at url, wsUrl, socket or address.',
    judge: (heard) => {
      const result = resultOf(heard);
      if (!isOk(heard)) return null;
      const isTold = isText(result) || addressFields.some((name) => isText(at(result, name)));
      return isTold ? 'held' : { odd: `the result is ${shapeOf(result)}` };
    },
  },
  places: {
    line: 182,
    call: 'GET /api/locations/search',
    assumes: 'The search for places answers a list, or a list in `data`, whose rows have id and name.',
    judge: (heard) => {
      const result = resultOf(heard);
      const list = isRow(result) ? result.data : result;
      if (!isOk(heard)) return null;
      if (!Array.isArray(list)) return { odd: `the result is ${shapeOf(result)}` };
      return all(list, (row) => isText(at(row, 'name')) && at(row, 'id') !== undefined, 'a place');
    },
  },
  domainMade: {
    line: 191,
    call: 'POST /api/dns',
    assumes: 'A new domain is answered with the message "success", or with an empty answer; the list is read after it.',
    judge: acknowledges,
  },
  domainDeleted: {
    line: 193,
    call: 'DELETE /api/dns/{id}',
    assumes:
      'A deleted domain is answered with the message "success", or with an empty answer; the list is read after it.',
    judge: acknowledges,
  },
  recordMade: {
    line: 195,
    call: 'POST /api/dns/{id}/records',
    assumes: 'A new record is answered with the message "success", or with an empty answer; the list is read after it.',
    judge: acknowledges,
  },
  recordChanges: {
    line: 88,
    call: 'PUT /api/dns/{id}/records/{recordId}',
    assumes: 'The provider changes a record by PUT; without the call the portal says so before anything is applied.',
    judge: isOffered,
  },
  recordDeletion: {
    line: 88,
    call: 'DELETE /api/dns/{id}/records/{recordId}',
    assumes: 'The provider deletes a record by DELETE; without the call the portal says so before anything is applied.',
    judge: isOffered,
  },
  presetsAbroad: {
    line: 242,
    call: null,
    assumes: 'Customers of the regions USD and EURO choose among 5 to 60 of their currency.',
    judge: silent,
  },
  mariadbPrice: {
    line: 249,
    call: null,
    assumes: 'A MariaDB disk costs as much as an SSD disk: 4,000 dong per GB a month.',
    judge: silent,
  },
} as const satisfies Record<string, Assumption>;
