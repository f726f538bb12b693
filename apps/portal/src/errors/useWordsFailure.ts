import { onWordsFailure } from '@may/ui';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

/** Hands a catalogue that did not arrive to the failure boundary: a page of bare keys is nobody's language. */
export const useWordsFailure = (): void => {
  const { i18n } = useTranslation();
  const [failure, setFailure] = useState<{ error: unknown } | null>(null);
  useEffect(() => onWordsFailure(i18n, (error) => setFailure({ error })), [i18n]);
  if (failure) throw failure.error;
};
