import { nameLimits, priorityLimits, type RecordProblem, ttlLimits, txtLimits } from '@may/domain';
import { useTranslation } from 'react-i18next';

/** Describes a problem of a field and its remedy. */
export const useProblemWords = (domain: string): ((problem: RecordProblem) => string) => {
  const { t } = useTranslation('recordForm');
  return (problem) => {
    switch (problem.field) {
      case 'name':
        return t(`problem.name.${problem.reason}`, { domain, ...nameLimits });
      case 'content':
        return t(`problem.content.${problem.reason}`, {
          domain,
          ...nameLimits,
          ...txtLimits,
          suggestion: problem.suggestion ?? '',
        });
      case 'ttl':
        return t(`problem.number.${problem.reason}`, ttlLimits);
      case 'priority':
        return t(`problem.number.${problem.reason}`, priorityLimits);
    }
  };
};
