import type { Money } from '@may/domain/money.ts';
import { Card } from '@may/ui/components/Card/Card.tsx';
import { Icon } from '@may/ui/components/Icon/Icon.tsx';
import * as icons from '@may/ui/components/Icon/icons.ts';
import { Link } from '@may/ui/components/Link/Link.tsx';
import { LinkButton } from '@may/ui/components/LinkButton/LinkButton.tsx';
import { formatMoney } from '@may/ui/format/formatMoney.ts';
import { useTranslation } from 'react-i18next';
import * as styles from './Dashboard.css.ts';

/** The addresses of the steps, null for a step that is no longer one, or where no names are served; those of some amounts to top up. */
type FirstStepsProps = Record<'payment' | 'order' | 'domains', string | null> & {
  amounts?: readonly { amount: Money; href: string }[];
};

/** The first steps of a customer without a server: the top-up, the server, the domain. */
export const FirstSteps = ({ payment, order, domains, amounts = [] }: FirstStepsProps) => {
  const { t } = useTranslation(['dashboard', 'shell', 'servers']);
  const steps = [
    [payment, icons.plus, t('shell:menu.topUp'), t('start.topUp')],
    [order, icons.server, t('servers:new.wordpress'), t('servers:empty.wordpress.text')],
    [domains, icons.dns, t('start.domain'), t('start.domainText')],
  ] as const;
  return (
    <Card title={t('start.title')} padding="none">
      <ol>
        {steps.map(([href, icon, label, text]) =>
          href === null ? null : (
            <li key={label} className={styles.step}>
              <Icon icon={icon} size="medium" />
              <span className={styles.words}>
                <Link href={href} standalone>
                  {label}
                </Link>
                <span className={styles.moment}>{text}</span>
                {href === payment ? (
                  <span className={styles.amounts}>
                    {amounts.map((preset) => (
                      <LinkButton key={preset.href} href={preset.href} size="small" variant="outline">
                        {formatMoney(preset.amount).text}
                      </LinkButton>
                    ))}
                  </span>
                ) : null}
              </span>
            </li>
          ),
        )}
      </ol>
    </Card>
  );
};
