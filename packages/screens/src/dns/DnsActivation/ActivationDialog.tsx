import { linkPlace, Sentence } from '@may/ui/common/Sentence.tsx';
import { useLast } from '@may/ui/common/useLast.ts';
import { Button } from '@may/ui/components/Button/Button.tsx';
import { CopyButton } from '@may/ui/components/CopyField/CopyButton.tsx';
import { CopyField } from '@may/ui/components/CopyField/CopyField.tsx';
import { Dialog } from '@may/ui/components/Dialog/Dialog.tsx';
import { Icon } from '@may/ui/components/Icon/Icon.tsx';
import * as icons from '@may/ui/components/Icon/icons.ts';
import { Link } from '@may/ui/components/Link/Link.tsx';
import { Stack } from '@may/ui/components/Stack/Stack.tsx';
import { Text } from '@may/ui/components/Text/Text.tsx';
import { NumberedStep, NumberedSteps } from '@may/ui/patterns/NumberedSteps/NumberedSteps.tsx';
import { useTranslation } from 'react-i18next';
import { ActivationStatus } from './ActivationStatus.tsx';
import * as styles from './DnsActivation.css.ts';
import type { Activation, ActivationDialogProps } from './dnsActivation.ts';

/** Activates a domain in three steps: prepare the records, enter the nameservers at the registrar, check them (spec §4). */
export const ActivationDialog = ({ activation }: ActivationDialogProps) => {
  const { t } = useTranslation('dnsActivation');
  const last = useLast(activation);
  return (
    <Dialog
      open={activation !== null}
      onOpenChange={(open) => open || activation?.onClose()}
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

/** The public lookup page of a registration, which names the registrar: VNNIC's for `.vn`, ICANN's for other endings. */
const lookupOf = (name: string) =>
  name.endsWith('.vn')
    ? ({ service: 'vnnic', href: 'https://whois.vnnic.vn' } as const)
    : ({ service: 'icann', href: 'https://lookup.icann.org' } as const);

const Steps = (activation: Activation) => {
  const { t } = useTranslation('dnsActivation');
  const { domain, recordsHref } = activation;
  const lookup = lookupOf(domain.name);
  return (
    <NumberedSteps>
      <NumberedStep title={t('step.prepare')}>
        <Text>{t('step.prepareText')}</Text>
        <span>
          <Link href={recordsHref} standalone>
            {t('step.prepareLink')}
          </Link>
        </span>
        <Note warns>{t('dnssec')}</Note>
      </NumberedStep>
      <NumberedStep title={t('step.enter')}>
        <Text>{t('step.enterText')}</Text>
        <Nameservers nameservers={domain.nameservers} />
        {domain.nameservers.length > 0 ? (
          <ol className={styles.guide}>
            <li>
              <Sentence text={t('registrar.other.signIn', { link: linkPlace })}>
                <Link href={lookup.href} external>
                  {t(`guide.${lookup.service}`)}
                </Link>
              </Sentence>
            </li>
            <li>{t('registrar.other.path', { domain: domain.shown })}</li>
            <li>{t('guide.replace')}</li>
            <li>{t('guide.save')}</li>
          </ol>
        ) : null}
      </NumberedStep>
      <NumberedStep title={t('step.check')}>
        <ActivationStatus {...activation} />
        <Note>{t('propagation')}</Note>
      </NumberedStep>
    </NumberedSteps>
  );
};

const Actions = ({ check, onClose }: Activation) => {
  const { t } = useTranslation('dnsActivation');
  return (
    <div className={styles.actions}>
      <Button variant="outline" onPress={onClose}>
        {t('action.later')}
      </Button>
      <Button icon={icons.retry} loading={check.busy} onPress={check.onPress}>
        {t('action.check')}
      </Button>
    </div>
  );
};

/** The nameservers to enter, with buttons that copy one or all: typing them by hand leads to errors. */
const Nameservers = ({ nameservers }: { nameservers: readonly string[] }) => {
  const { t } = useTranslation('dnsActivation');
  if (nameservers.length === 0) return <Text tone="muted">{t('nameservers.none')}</Text>;
  return (
    <Stack space="xsmall" align="start">
      <div className={styles.hosts}>
        {nameservers.map((host, index) => (
          <CopyField key={host} label={t('nameservers.nth', { number: index + 1 })} value={host} />
        ))}
      </div>
      {nameservers.length > 1 ? (
        <CopyButton text={nameservers.join('\n')} refused={t('nameservers.copyRefused')}>
          {t('nameservers.copyAll')}
        </CopyButton>
      ) : null}
    </Stack>
  );
};

const Note = ({ warns, children }: { warns?: boolean; children: string }) => (
  <p className={styles.note}>
    <span className={styles.noteSign}>
      <Icon icon={warns ? icons.warning : icons.info} />
    </span>
    {children}
  </p>
);
