import { useTranslation } from 'react-i18next';
import { visuallyHidden } from '../../common/visuallyHidden.css.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as icons from '../Icon/icons.ts';
import * as styles from './Stepper.css.ts';

export type StepState = 'done' | 'current' | 'upcoming' | 'failed';

type Step = {
  label: string;
  state: StepState;
};

export type StepperProps = {
  /** Name of the process, for screen readers. */
  label: string;
  steps: readonly Step[];
};

const stateWords = {
  done: 'stepDone',
  current: 'stepCurrent',
  upcoming: 'stepUpcoming',
  failed: 'stepFailed',
} as const;

/** The steps of a process and their states: a row from the tablet up, a column on a phone. */
export const Stepper = ({ label, steps }: StepperProps) => {
  const { t } = useTranslation();
  return (
    <ol className={styles.list} aria-label={label}>
      {steps.map((step, index) => (
        <li
          key={step.label}
          className={styles.step}
          data-state={step.state}
          aria-current={step.state === 'current' ? 'step' : undefined}
        >
          <span className={styles.sign} aria-hidden>
            {step.state === 'done' ? (
              <Icon icon={icons.check} />
            ) : step.state === 'failed' ? (
              <Icon icon={icons.close} />
            ) : (
              index + 1
            )}
          </span>
          <span className={styles.label}>
            {step.label}
            <span className={visuallyHidden}>, {t(stateWords[step.state])}</span>
          </span>
        </li>
      ))}
    </ol>
  );
};
