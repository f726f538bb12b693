import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button/Button.tsx';
import { CopyField } from '../../components/CopyField/CopyField.tsx';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import * as icons from '../../components/Icon/icons.ts';
import { Link } from '../../components/Link/Link.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { NumberedStep, NumberedSteps } from '../../patterns/NumberedSteps/NumberedSteps.tsx';
import { buttonWithReason } from '../../private/buttonWithReason.css.ts';
import * as styles from './DnsActivation.css.ts';
import type { Activation, ActivationDialogProps } from './dnsActivation.ts';
import { NameserverList } from './NameserverList.tsx';
import { Note, RegistrarGuide } from './RegistrarGuide.tsx';
import { Standing } from './Standing.tsx';

/** The way from a domain that was added to one that answers: which nameservers, where to enter them, and whether they are in force (spec §4). */
export const ActivationDialog = ({ activation }: ActivationDialogProps) => {
  const { t } = useTranslation('dnsActivation');
  // What is said stays while the dialog goes.
  const [last, setLast] = useState(activation);
  if (activation && activation !== last) setLast(activation);
  return (
    <Dialog
      open={activation !== null}
      onOpenChange={(open) => {
        if (!open) activation?.onClose();
      }}
      size="large"
      title={t('dialog.title', { domain: last?.domain.shown ?? '' })}
      text={t('dialog.text')}
    >
      {last ? (
        <>
          <Steps {...last} />
          <Actions {...last} />
        </>
      ) : null}
    </Dialog>
  );
};

const Steps = ({ domain, observed, shareHref, recordsHref, standing }: Activation) => {
  const { t } = useTranslation('dnsActivation');
  return (
    <NumberedSteps>
      <NumberedStep level={3} title={t('step.prepare')}>
        <Text>{t('step.prepareText')}</Text>
        <span>
          <Link href={recordsHref} strong standalone>
            {t('step.prepareLink')}
          </Link>
        </span>
        <Note warns>{t('dnssec')}</Note>
      </NumberedStep>
      <NumberedStep level={3} title={t('step.enter')}>
        <Text>{t('step.enterText')}</Text>
        <NameserverList nameservers={domain.nameservers} />
        <RegistrarGuide domain={domain} observed={observed} />
        {shareHref ? <CopyField label={t('share.label')} hint={t('share.hint')} value={shareHref} /> : null}
      </NumberedStep>
      <NumberedStep level={3} title={t('step.check')}>
        <Standing standing={standing} observed={observed} domain={domain} />
        {standing.about === 'activating' ? null : <Note>{t('propagation')}</Note>}
      </NumberedStep>
    </NumberedSteps>
  );
};

const Actions = ({ standing, onCheck, onClose }: Activation) => {
  const { t } = useTranslation(['dnsActivation', 'common']);
  const waits =
    standing.about === 'notPointing' || (standing.about === 'failed' && standing.isWait) ? standing.secondsLeft : null;
  return (
    <div className={styles.actions}>
      <Button variant="outline" tone="neutral" onPress={onClose}>
        {t('action.later')}
      </Button>
      {standing.about === 'activating' ? (
        <Button onPress={standing.onProceed}>{t('action.proceed')}</Button>
      ) : (
        <div className={buttonWithReason}>
          <Button
            icon={<Icon icon={icons.retry} />}
            loading={standing.about === 'checking'}
            disabledReason={waits === null ? undefined : t('action.again', { count: waits })}
            onPress={onCheck}
          >
            {t('action.check')}
          </Button>
        </div>
      )}
    </div>
  );
};
