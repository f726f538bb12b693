import { useTranslation } from 'react-i18next';
import { Banner } from '../../components/Banner/Banner.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import type { AddDomainForm } from './domains.ts';

type AddPreviewProps = {
  form: Pick<AddDomainForm, 'read' | 'advice'>;
};

/** The domain that will be added, with warnings about it. */
export const AddPreview = ({ form: { read, advice } }: AddPreviewProps) => {
  const { t } = useTranslation('domains');
  if (read === null) return <Text tone="muted">{t('add.hint')}</Text>;
  return (
    <Stack space="small">
      <div role="status">
        <Text>
          {t('add.willAdd')}{' '}
          <Text as="strong" weight="strong">
            {read.shown}
          </Text>
          {read.name === read.shown ? null : (
            <Text as="span" tone="muted" family="mono">
              {` (${read.name})`}
            </Text>
          )}
        </Text>
      </div>
      {read.isLookalike ? (
        <Banner variant="card" tone="caution" title={t('add.lookalike')}>
          {t('add.lookalikeText')}
        </Banner>
      ) : null}
      {advice?.about === 'inside' ? (
        <Banner
          variant="card"
          tone="brand"
          title={t('advice.inside', { typed: read.shown, domain: advice.shown })}
          action={
            <Button size="small" variant="outline" onPress={advice.onTake}>
              {t('advice.take', { domain: advice.shown })}
            </Button>
          }
        >
          {t('advice.insideText', { domain: advice.shown })}
        </Banner>
      ) : null}
      {advice?.about === 'ending' || advice?.about === 'unknownEnding' ? (
        <Banner variant="card" tone="caution">
          {t(advice.about === 'ending' ? 'refusal.ending' : 'advice.unknownEnding', { domain: read.shown })}
        </Banner>
      ) : null}
    </Stack>
  );
};
