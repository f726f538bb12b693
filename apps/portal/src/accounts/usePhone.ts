import { useEffect, useState } from 'react';
import { type Phone, readPhone } from './readPhone.ts';

/** A typed phone number as the provider gets it; null until it is one, and while its rules are fetched. */
export const usePhone = (typed: string): Phone | null => {
  const [read, setRead] = useState<{ typed: string; phone: Phone | null } | null>(null);
  useEffect(() => {
    if (typed.trim() === '') return;
    let isCurrent = true;
    readPhone(typed).then(
      (phone) => isCurrent && setRead({ typed, phone }),
      // Only the hint is missing: the press reads the number again and reports a failure.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [typed]);
  return read?.typed === typed ? read.phone : null;
};
