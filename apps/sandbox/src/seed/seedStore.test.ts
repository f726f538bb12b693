import { expiryOf, zoneFindings } from '@may/domain';
import { describe, expect, it } from 'vitest';
import { demoCards } from './demoCards.ts';
import { demoCustomers } from './demoCustomers.ts';
import { demoZones } from './demoZones.ts';
import { writeHistory } from './history.ts';

const morning = new Date('2026-11-21T01:00:00Z');
const evening = new Date('2026-11-21T22:30:00Z');
const [demo, aud, newcomer] = demoCustomers;
if (!demo || !aud || !newcomer) throw new Error('There are three demo customers.');

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

  it('covers a year, all top-up methods and all kinds of invoices', () => {
    const { movements, payments, invoices } = writeHistory(demo, evening);
    const oldest = movements[0]?.createdAt.getTime() ?? 0;
    expect(Math.floor((evening.getTime() - oldest) / (24 * 60 * 60 * 1000))).toBe(359);
    expect(movements).toHaveLength(60);
    expect(new Set(payments.map(({ method }) => method))).toEqual(
      new Set(['VIETQR', 'QRPAY', 'ATMCARD', null, 'CREDITCARD']),
    );
    expect(new Set(payments.map(({ status }) => status))).toEqual(new Set(['succeeded', 'failed', 'cancelled']));
    expect(invoices).toHaveLength(14);
    expect(invoices.some(({ status, amountDue }) => status === 'paid' && amountDue > 0)).toBe(true);
  });

  it('contains no date after now', () => {
    const { movements, invoices, payments } = writeHistory(demo, morning);
    for (const { createdAt } of [...movements, ...invoices, ...payments]) {
      // Any date that is not after now.
      expect(createdAt.getTime()).toBeLessThanOrEqual(morning.getTime());
    }
  });

  it('is empty for the new customer', () => {
    expect(writeHistory(newcomer, evening)).toEqual({ payments: [], invoices: [], movements: [] });
  });
});

describe('the demo cards', () => {
  it('are one valid, one expiring within 60 days and one expired, on each day of a year', () => {
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
});

describe('the demo zones', () => {
  const { domains, records } = demoZones(morning);

  it('are an active and an inactive one of one customer, and one of another customer', () => {
    expect(domains.map(({ userId, active }) => [userId, active])).toEqual([
      [demo.id, true],
      [demo.id, false],
      [aud.id, true],
    ]);
    expect(records.filter(({ domainId }) => domainId === 'dom_1')).toHaveLength(26);
  });

  it('have no findings', () => {
    for (const { id, name } of domains) {
      const zone = records
        .filter(({ domainId }) => domainId === id)
        .map((record) => ({ ...record, priority: record.priority ?? null }));
      expect(zoneFindings(zone, name)).toEqual([]);
    }
  });
});
