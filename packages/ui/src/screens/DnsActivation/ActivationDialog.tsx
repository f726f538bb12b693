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
import { ActivationStatus } from './ActivationStatus.tsx';
import * as styles from './DnsActivation.css.ts';
import type { Activation, ActivationDialogProps } from './dnsActivation.ts';
import { NameserverList } from './NameserverList.tsx';
import { Note, RegistrarGuide } from './RegistrarGuide.tsx';

/** Activates a domain in three steps: prepare the records, enter the nameservers at the registrar, check them (spec §4). */
export const ActivationDialog = ({ activation }: ActivationDialogProps) => {
  const { t } = useTranslation('dnsActivation');
  // The dialog shows the last activation until its closing animation ends.
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

const Steps = (activation: Activation) => {
  const { t } = useTranslation('dnsActivation');
  const { domain, observed, shareHref, recordsHref, status } = activation;
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
        <ActivationStatus {...activation} />
        {status === 'activating' ? null : <Note>{t('propagation')}</Note>}
      </NumberedStep>
    </NumberedSteps>
  );
};

const Actions = ({ actions, onClose }: Activation) => {
  const { t } = useTranslation(['dnsActivation', 'common']);
  return (
    <div className={styles.actions}>
      <Button variant="outline" tone="neutral" onPress={onClose}>
        {t('action.later')}
      </Button>
      {actions.map(({ name, busy, secondsLeft, onPress }) => (
        <div key={name} className={buttonWithReason}>
          <Button
            icon={name === 'check' ? <Icon icon={icons.retry} /> : undefined}
            loading={busy}
            disabledReason={secondsLeft === undefined ? undefined : t('action.again', { count: secondsLeft })}
            onPress={onPress}
          >
            {t(`action.${name}`)}
          </Button>
        </div>
      ))}
    </div>
  );
};
