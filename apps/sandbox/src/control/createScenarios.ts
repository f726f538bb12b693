import type { Time } from '../time/createTime.ts';
import { type ScenarioTarget, scenarios } from './scenarios.ts';

/** Arms one scenario at a time. */
export type Scenarios = {
  /** Disarms the one before. `none` arms nothing and resets the clock; an unknown name changes nothing and gives false. */
  arm: (name: string) => Promise<boolean>;
  disarm: () => void;
  armed: () => string | null;
};

/** Creates the scenarios with none armed. */
export const createScenarios = (world: ScenarioTarget & { time: Time }): Scenarios => {
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
    arm: async (name) => {
      const scenario = Object.hasOwn(scenarios, name) ? scenarios[name] : undefined;
      if (!scenario && name !== 'none') return false;
      disarm();
      if (!scenario) world.time.reset();
      for (const fault of scenario?.faults ?? []) world.faults.add(fault, 'scenario');
      undo = await scenario?.arm?.(world);
      current = scenario ? name : null;
      return true;
    },
    armed: () => current,
  };
};
