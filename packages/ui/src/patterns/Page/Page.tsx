import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Breadcrumbs } from '../../components/Breadcrumbs/Breadcrumbs.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Inline } from '../../components/Inline/Inline.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';

export type PageProps = {
  title: string;
  /** The first link of the breadcrumbs; the dashboard has none. */
  homeHref?: string;
  /** This page's name in the breadcrumbs. @default its title */
  name?: string;
  /** The breadcrumbs between the first link and this page. */
  crumbs?: readonly { label: string; href: string }[];
  /** Content at the end of the title's line: the main action of the page, or an amount. */
  action?: ReactNode;
  children: ReactNode;
};

/** A signed-in page: breadcrumbs, title with main action, and the content in a column. */
export const Page = ({ title, homeHref, name = title, crumbs = [], action, children }: PageProps) => {
  const { t } = useTranslation();
  const heading = <Heading level={1}>{title}</Heading>;
  const head = action ? (
    <Inline justify="space-between">
      {heading}
      {action}
    </Inline>
  ) : (
    heading
  );
  return (
    <Stack space="large">
      {homeHref ? (
        <Stack space="xsmall">
          <Breadcrumbs items={[{ label: t('home'), href: homeHref }, ...crumbs, { label: name }]} />
          {head}
        </Stack>
      ) : (
        head
      )}
      {children}
    </Stack>
  );
};
