import { Card } from '@may/ui/components/Card/Card.tsx';
import { EmptyState } from '@may/ui/components/EmptyState/EmptyState.tsx';
import { Page } from '@may/ui/patterns/Page/Page.tsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ZoneDomain, ZoneHrefs } from './zone.ts';

export type ZonePageProps = {
  title: string;
  /** Null until the domain is loaded. */
  domain: ZoneDomain | null;
  hrefs: ZoneHrefs;
  children: ReactNode;
};

/** A page of a domain, below its records. */
export const ZonePage = ({ title, domain, hrefs, children }: ZonePageProps) => {
  const { t } = useTranslation('shell');
  const crumbs = [
    { label: t('menu.dns'), href: hrefs.domains },
    ...(domain ? [{ label: domain.shown, href: hrefs.records }] : []),
  ];
  return (
    <Page title={title} homeHref={hrefs.home} crumbs={crumbs}>
      {children}
    </Page>
  );
};

/** The page of a domain that is not among the customer's domains; `href` leads to their list. */
export const UnknownDomain = ({ href }: { href: string }) => {
  const { t } = useTranslation('zone');
  return (
    <Card>
      <EmptyState
        picture="search"
        title={t('unknown.title')}
        text={t('unknown.text')}
        way={{ label: t('unknown.back'), href: href }}
      />
    </Card>
  );
};
