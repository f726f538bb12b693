import { useTranslation } from 'react-i18next';
import { useBrand } from '../../brand/BrandContext.ts';
import { Banner } from '../../components/Banner/Banner.tsx';
import { Button } from '../../components/Button/Button.tsx';
import type { MissingAddress } from './customDomains.ts';

/** A root name needs an address that the provider does not tell; the name with www does without. */
export const NoAddress = ({ shown, www }: MissingAddress) => {
  const { t } = useTranslation('customDomains');
  const { email } = useBrand().contact;
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
      {t('record.noAddress', { domain: shown, email })} {www ? t('record.useWww') : ''}
    </Banner>
  );
};
