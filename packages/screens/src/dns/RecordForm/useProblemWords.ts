import { nameLimits } from '@may/domain/dns/names.ts';
import type { RecordProblem } from '@may/domain/dns/recordForm.ts';
import { priorityLimits, ttlLimits } from '@may/domain/dns/records.ts';
import { txtLimits } from '@may/domain/dns/txt.ts';
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
