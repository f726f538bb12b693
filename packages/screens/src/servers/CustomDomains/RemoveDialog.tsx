import { useLast } from '@may/ui/common/useLast.ts';
import { useOfflineReason } from '@may/ui/common/useOfflineReason.ts';
import { Banner } from '@may/ui/components/Banner/Banner.tsx';
import { Button } from '@may/ui/components/Button/Button.tsx';
import { Dialog, type DialogProps } from '@may/ui/components/Dialog/Dialog.tsx';
import { Text } from '@may/ui/components/Text/Text.tsx';
import { tellError, tellLine } from '@may/ui/errors/tellError.ts';
import { useTranslation } from 'react-i18next';
import type { RemoveCustomDomain } from './customDomains.ts';

type RemoveDialogProps = Pick<DialogProps, 'returnsFocusTo'> & { question: RemoveCustomDomain | null };

/** Asks before a domain is removed from the server. */
export const RemoveDialog = ({ question, returnsFocusTo }: RemoveDialogProps) => {
  const { t } = useTranslation(['customDomains', 'common']);
  const offline = useOfflineReason();
  const last = useLast(question);
  const domain = last?.shown ?? '';
  return (
    <Dialog
      open={question !== null}
      onOpenChange={(open) => open || question?.onClose?.()}
      returnsFocusTo={returnsFocusTo}
      size="medium"
      title={t('remove.title', { domain })}
      text={t('remove.text', { domain })}
      actions={
        <>
          {last?.onClose ? (
            <Button variant="outline" onPress={last.onClose}>
              {t('remove.keep')}
            </Button>
          ) : null}
          {last?.actions.map(({ name, busy, onPress }) => (
            <Button key={name} tone="critical" loading={busy} disabledReason={offline} onPress={onPress}>
              {t('remove.confirm')}
            </Button>
          ))}
        </>
      }
    >
      {last?.end || last?.actions[0]?.busy ? <State {...last} /> : null}
    </Dialog>
  );
};

const State = ({ shown, end, actions }: RemoveCustomDomain) => {
  const { t } = useTranslation('customDomains');
  const domain = { domain: shown };
  if (end === null) return actions[0]?.busy ? <Text tone="muted">{t('sending')}</Text> : null;
  const { kind, serverMessage } = end;
  if (kind === 'unknown' || kind === 'accepted') {
    const { title, text } = tellError(t, 'customDomains:remove.unknown', domain);
    return (
      <Banner tone="caution" title={title}>
        {kind === 'accepted' ? t('remove.accepted', domain) : text} {serverMessage}
      </Banner>
    );
  }
  return (
    <Banner tone="critical" title={tellLine(t, 'customDomains:failed')}>
      {kind === 'refused'
        ? serverMessage
        : kind === 'primary'
          ? tellLine(t, 'customDomains:remove.primary', domain)
          : tellLine(t, `customDomains:unsent.${kind}`)}
    </Banner>
  );
};
