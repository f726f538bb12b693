import { useEffect, useState } from 'react';

const copiedFor = 2_000;

/** Copies a text; `copy` tells if the browser did. The outcome `copied` passes after 2 s. */
export const useCopy = (text: string): { outcome: 'copied' | 'refused' | null; copy: () => Promise<boolean> } => {
  const [outcome, setOutcome] = useState<'copied' | 'refused' | null>(null);
  useEffect(() => {
    if (outcome !== 'copied') return;
    const timer = setTimeout(() => setOutcome(null), copiedFor);
    return () => clearTimeout(timer);
  }, [outcome]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('copied');
      return true;
    } catch {
      setOutcome('refused');
      return false;
    }
  };
  return { outcome, copy };
};
