import { useTranslation } from 'react-i18next';
import { Card } from '../../components/Card/Card.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';

/** The page of a domain that is not among the customer's domains; `href` leads to their list. */
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
