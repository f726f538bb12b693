import type { Scenario } from '../scenarios/scenario.ts';
import { scenarios } from '../scenarios/scenarios.ts';
import type { World } from '../world.ts';

/** Arms one scenario at a time. */
export type Scenarios = {
  /** Disarms the one before; 'none' arms nothing and puts the clock back, an unknown name changes nothing and gives false. */
  arm: (name: string, origin: string) => Promise<boolean>;
  disarm: () => void;
  armed: () => string | null;
};

/** The switch between the worlds. */
export const createScenarios = (world: World): Scenarios => {
  let current: string | null = null;
  let undo: (() => void) | undefined;

  const disarm = (): void => {
    world.faults.clear('scenario');
    undo?.();
    undo = undefined;
    current = null;
  };

  return {
    disarm,
    arm: async (name, origin) => {
      const scenario: Scenario | undefined = new Map<string, Scenario>(Object.entries(scenarios)).get(name);
      if (!scenario && name !== 'none') return false;
      disarm();
      if (!scenario) world.time.reset();
      undo = await scenario?.arm(world, origin);
      current = scenario ? name : null;
      return true;
    },
    armed: () => current,
  };
};
