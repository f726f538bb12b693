import type { Time } from '../time/createTime.ts';
import { type ScenarioTarget, scenarios } from './scenarios.ts';

export type Scenarios = ReturnType<typeof createScenarios>;

/** Arms one scenario at a time, none at first. */
export const createScenarios = (world: ScenarioTarget & { time: Time }) => {
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
    /** Disarms the one before. `none` arms nothing and resets the clock; an unknown name changes nothing and gives false. */
    arm: async (name: string): Promise<boolean> => {
      const scenario = Object.hasOwn(scenarios, name) ? scenarios[name] : undefined;
      if (!scenario && name !== 'none') return false;
      disarm();
      if (!scenario) world.time.reset();
      for (const fault of scenario?.faults ?? []) world.faults.add(fault, 'scenario');
      undo = await scenario?.arm?.(world);
      current = scenario ? name : null;
      return true;
    },
    armed: (): string | null => current,
  };
};
