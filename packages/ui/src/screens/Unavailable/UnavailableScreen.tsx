import { useTranslation } from 'react-i18next';
import * as icons from '../../components/Icon/icons.ts';
import { ServicePage, type ServicePageProps } from '../../patterns/ServicePage/ServicePage.tsx';

export type UnavailableScreenProps = Pick<ServicePageProps, 'check' | 'onCheck' | 'hrefs'>;

/** The provider does not answer, and the reason is not known (spec section 2, Route table). */
export const UnavailableScreen = (given: UnavailableScreenProps) => {
  const { t } = useTranslation('statusPages');
  return (
    <ServicePage {...given} icon={icons.alert} code="503" title={t('unavailable.title')} text={t('unavailable.text')} />
  );
};
