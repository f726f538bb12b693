import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button/Button.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import * as icons from '../../components/Icon/icons.ts';
import { visuallyHidden } from '../../private/visuallyHidden.css.ts';

type CopyButtonProps = {
  text: string;
  children: string;
};

const copiedFor = 2_000;

/** Copies several lines and reports the outcome. If the browser refuses, the customer can copy each line from its own field. */
export const CopyButton = ({ text, children }: CopyButtonProps) => {
  const { t } = useTranslation(['dnsActivation', 'common']);
  const [outcome, setOutcome] = useState<'copied' | 'refused' | null>(null);
  useEffect(() => {
    if (outcome === null) return;
    const timer = setTimeout(() => setOutcome(null), copiedFor);
    return () => clearTimeout(timer);
  }, [outcome]);
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setOutcome('copied'),
      () => setOutcome('refused'),
    );
  const said = { copied: t('common:copied'), refused: t('nameservers.copyRefused') };
  return (
    <>
      <Button
        size="small"
        variant="ghost"
        tone="neutral"
        icon={<Icon icon={outcome === 'copied' ? icons.check : icons.copy} />}
        onPress={() => void copy()}
      >
        {outcome ? said[outcome] : children}
      </Button>
      <span className={visuallyHidden} role="status">
        {outcome ? said[outcome] : ''}
      </span>
    </>
  );
};
