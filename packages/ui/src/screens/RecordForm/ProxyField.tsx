import { isProxiable } from '@may/domain';
import { useTranslation } from 'react-i18next';
import { Banner } from '../../components/Banner/Banner.tsx';
import { Checkbox } from '../../components/Checkbox/Checkbox.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import type { RecordFormContent } from './recordForm.ts';

/** Sends visitors through the provider's proxy; only for types that can be proxied. */
export const ProxyField = ({ content }: { content: RecordFormContent }) => {
  const { t } = useTranslation('recordForm');
  const { form, isMailBehindProxy, onChange } = content;
  if (!isProxiable(form.type)) return null;
  return (
    <Stack space="small">
      <Checkbox
        label={t('proxied')}
        hint={t('proxiedHint')}
        checked={form.proxied}
        onCheckedChange={(proxied) => onChange({ proxied })}
      />
      {isMailBehindProxy ? (
        <Banner tone="caution" variant="card">
          {t('mailBehindProxy')}
        </Banner>
      ) : null}
    </Stack>
  );
};
