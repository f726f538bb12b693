import { serverFixture } from '@may/domain/fixtures';
import type { ServerUpgradeContext } from '@may/machines/servers/serverUpgrade.types.ts';
import { serverUpgradeMachine } from '@may/machines/servers/serverUpgradeMachine.ts';
import { describe, expect, it, vi } from 'vitest';
import type { StateValueFrom } from 'xstate';
import { connectDiskUpgrade } from './connectDiskUpgrade.ts';
import { blocking, circumstances, upgradeContext, upgradeReview } from './upgrade.fixtures.ts';
import type { UpgradeCircumstances } from './upgradeReview.ts';

const at = (
  value: StateValueFrom<typeof serverUpgradeMachine>,
  context: Partial<ServerUpgradeContext> = {},
  other: Partial<UpgradeCircumstances> = {},
  part: 'disk' | 'mariadb' = 'disk',
) =>
  connectDiskUpgrade(
    part,
    serverUpgradeMachine.resolveState({ value, context: upgradeContext({ part, ...context }) }),
    vi.fn(),
    { ...circumstances, ...other },
  );
const choosing = { choosing: 'untried' } as const;
const refused = { choosing: 'refused' } as const;

describe('a disk that may grow', () => {
  it('offers no upgrade to a server that cannot take one', () => {
    for (const [name, facts, blocked] of [
      ['is being set up', { status: 'provisioning' }, 'provisioning'],
      ['is unpaid', { status: 'unpaid' }, 'unpaid'],
      ['does not tell its containers', { containers: null }, 'unknownNow'],
      ['does not tell its SSD', { diskMb: null }, 'unknownNow'],
      ['tells a MariaDB disk that is unreadable', { mariadbDiskMb: null }, 'unknownNow'],
      ['has the largest disk', { diskMb: 199_680 }, 'full'],
    ] as const)
      expect.soft(at(choosing, {}, { server: serverFixture(facts) }).content, name).toEqual({ blocked });
  });

  it('keeps the message of an unanswered upgrade on a server that became unpaid', () => {
    const server = serverFixture({ status: 'unpaid' });
    expect(at('saving', {}, { server }).content).toMatchObject({ about: 'saving' });
  });

  it('has no size, and the whole new disk as its change, on a server without a MariaDB disk', () => {
    const server = serverFixture({ mariadbDiskMb: 0 });
    const upgrade = { part: 'mariadb', totalMb: 10_240 } as const;
    expect(at(choosing, { upgrade: null }, { server }, 'mariadb')).toMatchObject({ sizeMb: null });
    const review = upgradeReview({ server }, upgrade);
    expect(at('reviewing', { upgrade, review }, { server }, 'mariadb').content).toMatchObject({
      review: {
        change: { part: 'mariadb', beforeMb: null, afterMb: 10_240 },
        cost: { difference: { amount: 40_000 } },
      },
    });
  });

  it('shows 15 GB beside 20 GB as not growing, without a price', () => {
    const upgrade = { part: 'disk', totalMb: 15_360 } as const;
    expect(at(choosing, { upgrade }).content).toMatchObject({ gap: 'notGrowing', cost: null });
  });

  it('names the size that was read, which another device may have grown further', () => {
    const upgraded = serverFixture({ diskMb: 61_440 });
    expect(at('saved', { upgraded }).content).toMatchObject({ about: 'saved', change: { afterMb: 61_440 } });
  });

  it('shows the size that was read after the upgrade until the page has it', () => {
    const upgraded = serverFixture({ diskMb: 40_960 });
    expect(at('saved', { upgraded }).sizeMb).toBe(40_960);
    expect(at('saved', { upgraded }, { server: serverFixture({ diskMb: 61_440 }) }).sizeMb).toBe(61_440);
  });
});

describe('an upgrade of unknown outcome', () => {
  it.each([
    ['unknown', null],
    ['unclear', 'Bận, hãy thử lại'],
  ] as const)('is %s if the provider’s words are %s', (about, serverMessage) => {
    const error = { kind: 'unknown', serverMessage } as const;
    expect(at({ unclear: 'resting' }, { error }).content).toMatchObject({ about, serverMessage });
  });
});

describe('the reason of a try that changed nothing', () => {
  it('is the refusal with its words, or that nothing was read', () => {
    for (const [name, error, failure] of [
      ['refused', { kind: 'refused', serverMessage: 'Hết chỗ' }, { reason: 'refused', serverMessage: 'Hết chỗ' }],
      ['unread', { kind: 'unread', serverMessage: null }, { reason: 'unread', serverMessage: null }],
      ['refused without words', null, { reason: 'refused', serverMessage: null }],
    ] as const) {
      expect.soft(at(refused, { error }).content, name).toMatchObject({ failure });
      expect.soft(at(choosing, { error }).content, name).toMatchObject({ failure: null });
    }
  });

  it('comes with the top-up that the wallet lacks, if the provider refused', () => {
    const wallet = { amount: 30_000, currency: 'VND' } as const;
    const error = (kind: 'refused' | 'unread') => at(refused, { error: { kind, serverMessage: null } }, { wallet });
    expect(error('refused').content).toMatchObject({ failure: { topUp: { amount: 50_000, currency: 'VND' } } });
    expect(error('unread').content).toMatchObject({ failure: { topUp: null } });
  });

  it('stands at the field if a rule refuses the size of the server as it is now', () => {
    expect(at(refused, { gap: 'notGrowing' }).content).toMatchObject({ gap: 'notGrowing', failure: null });
  });
});

describe('the review of a disk', () => {
  const reviewing = (context: Partial<ServerUpgradeContext> = {}, other: Partial<UpgradeCircumstances> = {}) => {
    const { content } = at('reviewing', context, other);
    return 'review' in content ? content.review : null;
  };

  it('says that it changed if the server differs, and not if only an earlier upgrade was found', () => {
    const was = upgradeReview({ server: serverFixture({ diskMb: 30_720 }) });
    expect(reviewing({ wasReview: was })).toMatchObject({ changed: true });
    expect(reviewing({ wasReview: upgradeReview(), review: upgradeReview({ blocking }) })).toMatchObject({
      changed: false,
      earlier: { change: { part: 'mariadb', afterMb: 20_480 } },
      onConfirm: null,
    });
  });

  it('offers a top-up of what a wallet in dong lacks, and none for an unknown wallet', () => {
    const wallet = { amount: 30_000, currency: 'VND' } as const;
    expect(reviewing({}, { wallet })).toMatchObject({ topUp: { amount: 50_000, currency: 'VND' } });
    expect(reviewing({}, { wallet: null })).toMatchObject({ topUp: null });
    expect(reviewing({}, { wallet: { amount: 100, currency: 'AUD' } })).toMatchObject({ topUp: null });
  });
});
