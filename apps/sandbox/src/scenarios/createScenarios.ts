import type { World } from '../world.ts';
import type { Scenario } from './scenario.ts';
import { scenarios } from './scenarios.ts';

/** Arms one scenario at a time. */
export type Scenarios = {
  /** Disarms the one before; 'none' arms nothing, an unknown name changes nothing and gives false. */
  arm: (name: string) => Promise<boolean>;
  armed: () => string | null;
};

/** The switch between the worlds. */
export const createScenarios = (world: World): Scenarios => {
  let current: string | null = null;
  let undo: (() => void) | undefined;

  return {
    arm: async (name) => {
      const scenario: Scenario | undefined = new Map<string, Scenario>(Object.entries(scenarios)).get(name);
      if (!scenario && name !== 'none') return false;
      world.faults.clear('scenario');
      undo?.();
      undo = await scenario?.arm(world);
      current = scenario ? name : null;
      return true;
    },
    armed: () => current,
  };
};
