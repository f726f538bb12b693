import { onWordsFailure } from '@may/ui';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

/** Throws a failed load of a catalogue into the error boundary, because bare keys are unreadable in every language. */
export const useWordsFailure = (): void => {
  const { i18n } = useTranslation();
  const [failure, setFailure] = useState<{ error: unknown } | null>(null);
  useEffect(() => onWordsFailure(i18n, (error) => setFailure({ error })), [i18n]);
  if (failure) throw failure.error;
};
