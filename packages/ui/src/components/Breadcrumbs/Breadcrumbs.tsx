import { useTranslation } from 'react-i18next';
import { Icon } from '../Icon/Icon.tsx';
import * as icons from '../Icon/icons.ts';
import * as styles from './Breadcrumbs.css.ts';

export type BreadcrumbsProps = {
  /** Pages from the first level down; the last one is this page and needs no `href`. */
  items: readonly { label: string; href?: string }[];
};

/** The path to this page, with a link to each page above it. */
export const Breadcrumbs = ({ items }: BreadcrumbsProps) => {
  const { t } = useTranslation();
  return (
    <nav aria-label={t('breadcrumbs')}>
      <ol className={styles.list}>
        {items.map(({ label, href }, index) => (
          <li key={label} className={styles.item}>
            {index > 0 ? (
              <span className={styles.separator}>
                <Icon icon={icons.chevronRight} />
              </span>
            ) : null}
            {href && index < items.length - 1 ? (
              <a href={href} className={styles.link}>
                {label}
              </a>
            ) : (
              <span className={styles.here} aria-current="page">
                {label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
};
