import type { ReactNode } from 'react';

/** Stands in a sentence for its link: `t('text', { link: linkPlace })`. */
export const linkPlace = '\ue000';

/** A sentence of a catalogue with its link at the place that the language gives it. */
export const Sentence = ({ text, children }: { text: string; children: ReactNode }) => {
  const [before, after] = text.split(linkPlace);
  return (
    <>
      {before}
      {children}
      {after}
    </>
  );
};
