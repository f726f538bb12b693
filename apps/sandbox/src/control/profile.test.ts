import { describe, expect, it } from 'vitest';
import { sandboxOfTests } from '../app/testing/createTestSandbox.ts';

describe('the profile', () => {
  const sandbox = sandboxOfTests({ profile: 'rich' });

  const choose = (profile: string) => sandbox.call('POST', '/__sandbox/profile', { json: { profile } });

  it('changes by a call, which returns it', async () => {
    const response = await choose('literal');
    expect([response.status, (await response.json()).result]).toEqual([200, { profile: 'literal', quirks: [] }]);
    expect(sandbox.world.profile).toBe('literal');
  });

  it('returns to the initial one at a reset', async () => {
    await choose('literal');
    await sandbox.reset();
    expect(sandbox.world.profile).toBe('rich');
    await sandbox.arm('literalProvider');
    await sandbox.reset();
    expect(sandbox.world.profile).toBe('rich');
  });

  it('becomes literal by a scenario, and returns to the one before', async () => {
    for (const before of ['rich', 'literal'] as const) {
      await choose(before);
      await sandbox.arm('literalProvider');
      expect(sandbox.world.profile).toBe('literal');
      await sandbox.arm('none');
      expect(sandbox.world.profile).toBe(before);
    }
  });
});
