import { useTranslation } from 'react-i18next';
import { Card } from '../../components/Card/Card.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';

/** In place of a page of a domain that there is not, or not for this customer; `href` leads to the domains. */
export const UnknownDomain = ({ href }: { href: string }) => {
  const { t } = useTranslation('zone');
  return (
    <Card>
      <EmptyState
        picture="search"
        title={t('unknown.title')}
        text={t('unknown.text')}
        action={
          <LinkButton href={href} variant="outline" tone="neutral">
            {t('unknown.back')}
          </LinkButton>
        }
      />
    </Card>
  );
};
