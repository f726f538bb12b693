import type { Plan } from '@may/domain/servers/server.ts';
import { unknownAmount } from '@may/ui/format/formatMoney.ts';
import { useList } from '@may/ui/i18n/useList.ts';
import { useTranslation } from 'react-i18next';
import { useSizes } from '../useSizes.ts';
import type { UpgradeChange } from './serverUpgrade.ts';

/** An old and a new value with their label. */
type ChangedFact = { label: string; before: string; after: string };

const planParts = ['vcpu', 'ram', 'disk'] as const;

/** An upgrade as its words name it: the first MariaDB disk is added, every other disk grows. */
export const wordOf = (change: UpgradeChange): 'disk' | 'mariadb' | 'add' | 'plan' =>
  change.part === 'mariadb' && change.beforeMb === null ? 'add' : change.part;

/** The words for an upgrade: its old and new values, and its target. */
export const useChangeWords = () => {
  const { t } = useTranslation('serverUpgrade');
  const sizes = useSizes();
  const list = useList();
  const planFacts: Record<(typeof planParts)[number], (plan: Plan) => string> = {
    vcpu: ({ cpu }) => (cpu === null ? unknownAmount : String(cpu)),
    ram: ({ ramMb }) => sizes.ram(ramMb),
    disk: ({ diskGb }) => sizes.gb(diskGb),
  };
  /** The upgrade in one line. */
  const summary = (change: UpgradeChange): ChangedFact => {
    if (change.part === 'plan') {
      const nameOf = (plan: Plan | null) => plan?.name ?? t('change.unknown');
      return { label: t('change.plan'), before: nameOf(change.before), after: nameOf(change.after) };
    }
    const { part, beforeMb, afterMb } = change;
    const none = t(part === 'mariadb' ? 'change.noDisk' : 'change.unknown');
    return {
      label: t(`change.${part}`),
      before: beforeMb === null ? none : sizes.disk(beforeMb),
      after: sizes.disk(afterMb),
    };
  };
  /** The sizes of the old and the new plan. */
  const sizesOfPlans = ({ before, after }: { before: Plan | null; after: Plan }): ChangedFact[] =>
    planParts.map((part) => ({
      label: t(`plan.${part}`),
      before: before ? planFacts[part](before) : t('change.unknown'),
      after: planFacts[part](after),
    }));
  /** The sizes in which the new plan is smaller, in words; empty if it is not smaller. */
  const lessIn = ({ before, after }: { before: Plan | null; after: Plan | null }): string => {
    const isLess = (one: number | null | undefined, other: number | null | undefined) =>
      one != null && other != null && other < one;
    const less = {
      vcpu: isLess(before?.cpu, after?.cpu),
      ram: isLess(before?.ramMb, after?.ramMb),
      disk: isLess(before?.diskGb, after?.diskGb),
    };
    return list(
      planParts.filter((part) => less[part]).map((part) => t(part === 'disk' ? 'plan.lessDisk' : `plan.${part}`)),
    );
  };
  return { summary, sizesOfPlans, lessIn };
};
