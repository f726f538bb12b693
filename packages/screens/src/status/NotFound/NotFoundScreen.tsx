import * as icons from '@may/ui/components/Icon/icons.ts';
import { StatusPage } from '@may/ui/patterns/StatusPage/StatusPage.tsx';
import { useTranslation } from 'react-i18next';

export type NotFoundScreenProps = {
  hrefs: { home: string };
};

/** An unknown address (spec section 2, /pages/error404). */
export const NotFoundScreen = ({ hrefs }: NotFoundScreenProps) => {
  const { t } = useTranslation(['statusPages', 'common']);
  return (
    <StatusPage
      icon={icons.search}
      code="404"
      title={t('notFound.title')}
      text={t('notFound.text')}
      actions={[{ label: t('common:backToHome'), href: hrefs.home }]}
    />
  );
};
