import { expiryOf } from '@may/domain/cards/card.ts';
import { zoneFindings } from '@may/domain/dns/findings.ts';
import { describe, expect, it } from 'vitest';
import { demoCards } from './demoCards.ts';
import { demoCustomers } from './demoCustomers.ts';
import { demoZones } from './demoZones.ts';
import { writeHistory } from './history.ts';

const morning = new Date('2026-11-21T01:00:00Z');
const evening = new Date('2026-11-21T22:30:00Z');
const [demo, aud] = demoCustomers;
if (!demo || !aud) throw new Error('There are three demo customers.');

describe('the demo history', () => {
  it('has the same rows when it is written twice on one day', () => {
    expect(writeHistory(demo, evening)).toEqual(writeHistory(demo, evening));
    const idsOf = (now: Date) => writeHistory(demo, now).movements.map(({ id, amount }) => [id, amount]);
    expect(idsOf(morning)).toEqual(idsOf(evening));
  });

  it.each([demo, aud])('has a running balance for $email that adds up and is never negative', (customer) => {
    let sum = 0;
    for (const { amount, endingBalance } of writeHistory(customer, evening).movements) {
      sum += amount;
      expect(endingBalance).toBe(sum);
      // Any balance that is not negative.
      expect(sum).toBeGreaterThanOrEqual(0);
    }
  });

  it('contains no date after now', () => {
    const { movements, invoices, payments } = writeHistory(demo, morning);
    for (const { createdAt } of [...movements, ...invoices, ...payments]) {
      // Any date that is not after now.
      expect(createdAt.getTime()).toBeLessThanOrEqual(morning.getTime());
    }
  });
});

it('the demo cards are one valid, one expiring within 60 days and one expired, on each day of a year', () => {
  for (let day = 1; day <= 366; day += 1) {
    const now = new Date(Date.UTC(2026, 0, day, 8));
    const expiries = demoCards(now)
      .filter(({ userId }) => userId === demo.id)
      .map(({ id, expMonth, expYear }) => [id, expiryOf({ expMonth, expYear }, now.getTime())]);
    expect(expiries).toEqual([
      ['pm_demoAmex', 'expired'],
      ['pm_demoMastercard', 'expiring'],
      ['pm_demoVisa', 'valid'],
    ]);
  }
});

it('the demo zones have no findings', () => {
  const { domains, records } = demoZones(morning);
  for (const { id, name } of domains) {
    const zone = records
      .filter(({ domainId }) => domainId === id)
      .map((record) => ({ ...record, priority: record.priority ?? null }));
    expect(zoneFindings(zone, name)).toEqual([]);
  }
});
