import { useTranslation } from 'react-i18next';
import { brand } from '../../brand/brand.ts';
import { Banner } from '../../components/Banner/Banner.tsx';
import { Button } from '../../components/Button/Button.tsx';
import type { MissingAddress } from './customDomains.ts';

/** A root name needs an address that the provider does not tell; the name with www does without. */
export const NoAddress = ({ shown, www }: MissingAddress) => {
  const { t } = useTranslation('customDomains');
  return (
    <Banner
      variant="card"
      tone="caution"
      action={
        www ? (
          <Button size="small" variant="outline" onPress={www.onTake}>
            {t('record.takeWww', { domain: www.shown })}
          </Button>
        ) : null
      }
    >
      {t('record.noAddress', { domain: shown, email: brand.supportEmail })} {www ? t('record.useWww') : ''}
    </Banner>
  );
};
