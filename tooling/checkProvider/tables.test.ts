import { describe, expect, it } from 'vitest';
import { endpointNames, endpoints } from '../../packages/api/src/endpoints.ts';
import { rowsOf } from './createReplay.ts';
import { pathsOf } from './paths.ts';
import { type ReadName, reads, roles, writeNames } from './roles.ts';
import { uses } from './uses.ts';

describe('a table of the check', () => {
  it('reads each GET of the client but no other call', () => {
    const gets = endpointNames.filter((name) => endpoints[name].method === 'GET');
    expect(Object.keys(reads).sort()).toEqual(gets.sort());
  });

  it('says the use of each field that only the rich provider sends', () => {
    for (const name of Object.keys(reads) as ReadName[]) {
      const [plain, full] = [endpoints[name].literal, endpoints[name].rich].map((one) => pathsOf(rowsOf(name, one)[0]));
      expect(Object.keys(uses[name] ?? {}).sort(), name).toEqual(full?.filter((path) => !plain?.includes(path)).sort());
    }
  });

  it('tries each named write', () => {
    const named = Object.values(roles).flatMap((role) => ('write' in role ? [role.write] : []));
    expect(writeNames.filter((name) => !named.some((each) => each === name))).toEqual(['attempt-key']);
  });
});
