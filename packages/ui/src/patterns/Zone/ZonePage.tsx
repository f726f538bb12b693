import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Page } from '../Page/Page.tsx';
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
