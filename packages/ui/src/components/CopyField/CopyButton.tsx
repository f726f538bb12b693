import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { visuallyHidden } from '../../common/visuallyHidden.css.ts';
import { Button } from '../Button/Button.tsx';
import * as icons from '../Icon/icons.ts';

type CopyButtonProps = {
  text: string;
  /** The words beside the button if the browser refuses: they say how to copy by hand. */
  refused: string;
  children: ReactNode;
};

const copiedFor = 2_000;

/** Copies a text that stands elsewhere on the page, and reports the outcome. */
export const CopyButton = ({ text, refused, children }: CopyButtonProps) => {
  const { t } = useTranslation();
  const [outcome, setOutcome] = useState<'copied' | 'refused' | null>(null);
  useEffect(() => {
    if (outcome !== 'copied') return;
    const timer = setTimeout(() => setOutcome(null), copiedFor);
    return () => clearTimeout(timer);
  }, [outcome]);
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setOutcome('copied'),
      () => setOutcome('refused'),
    );
  const said = { copied: t('copied'), refused };
  return (
    <>
      <Button
        size="small"
        variant="ghost"
        icon={outcome === 'copied' ? icons.check : icons.copy}
        onPress={() => void copy()}
      >
        {outcome === 'copied' ? said.copied : children}
      </Button>
      <span className={outcome === 'refused' ? undefined : visuallyHidden} role="status">
        {outcome ? said[outcome] : ''}
      </span>
    </>
  );
};
