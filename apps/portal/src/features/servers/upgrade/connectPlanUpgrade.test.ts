import { planFixture, serverFixture } from '@may/domain/fixtures';
import type { ServerUpgradeContext } from '@may/machines/servers/serverUpgrade.types.ts';
import { serverUpgradeMachine } from '@may/machines/servers/serverUpgradeMachine.ts';
import { describe, expect, it, vi } from 'vitest';
import type { StateValueFrom } from 'xstate';
import { connectPlanUpgrade } from './connectPlanUpgrade.ts';
import { circumstances, upgradeContext } from './upgrade.fixtures.ts';
import type { UpgradeCircumstances } from './upgradeReview.ts';

const part = 'plan';

const at = (
  value: StateValueFrom<typeof serverUpgradeMachine>,
  context: Partial<ServerUpgradeContext> = {},
  other: Partial<UpgradeCircumstances> = {},
) =>
  connectPlanUpgrade(
    serverUpgradeMachine.resolveState({ value, context: upgradeContext({ part, ...context }) }),
    vi.fn(),
    { ...circumstances, ...other },
  );
const rowsOf = ({ plans }: ReturnType<typeof at>) =>
  plans.status === 'ready'
    ? plans.value.items.map(({ id, isCurrent, difference }) => [id, isCurrent, difference?.amount])
    : [];

describe('the plans of a server', () => {
  it('mark the present one, and show the difference of the server’s cost with base and container', () => {
    expect(rowsOf(at({ choosing: 'untried' }))).toEqual([
      ['1', false, -160_000],
      ['2', true, 0],
      ['3', false, 320_000],
      ['4', false, 1_400_000],
    ]);
  });

  it('mark the plan that was read after the upgrade until the page has it', () => {
    const upgrade = { part, planId: '3' } as const;
    const rows = rowsOf(at('saved', { upgrade, upgraded: serverFixture({ planId: '3' }) }));
    expect(rows.map(([id, isCurrent]) => isCurrent && id)).toEqual([false, false, '3', false]);
  });

  it('have no difference on a server whose plan is not listed', () => {
    const plans = { status: 'ready', value: { items: [planFixture({ id: '3' })], unreadable: 0 } } as const;
    expect(rowsOf(at({ choosing: 'untried' }, {}, { plans }))).toEqual([['3', false, undefined]]);
  });

  it('cannot be bought for a server without a known plan', () => {
    const { content } = at({ choosing: 'untried' }, {}, { server: serverFixture({ planId: null }) });
    expect(content).toEqual({ blocked: 'unknownNow' });
  });

  it('say above the table that the chosen one has just sold out', () => {
    expect(at({ choosing: 'refused' }, { gap: 'soldOut' }).content).toMatchObject({
      failure: { reason: 'soldOut', serverMessage: null },
    });
  });
});
