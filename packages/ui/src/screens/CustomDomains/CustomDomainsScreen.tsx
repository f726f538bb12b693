import { useTranslation } from 'react-i18next';
import { Banner } from '../../components/Banner/Banner.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { Inline } from '../../components/Inline/Inline.tsx';
import { tellError } from '../../errors/tellError.ts';
import { buttonWithReason } from '../../private/buttonWithReason.css.ts';
import { AddForm } from './AddForm.tsx';
import * as styles from './CustomDomains.css.ts';
import type { CustomDomainsScreenProps, UnknownOutcome } from './customDomains.ts';
import { DomainList } from './DomainList.tsx';
import { RemoveDialog } from './RemoveDialog.tsx';
import { Unverified } from './Unverified.tsx';
import { useLostFocus } from './useLostFocus.ts';

/** The domains of a server: those that wait for their record first, then the verified ones (spec §2, Domain). */
export const CustomDomainsScreen = (props: CustomDomainsScreenProps) => {
  const { t } = useTranslation('customDomains');
  const { domains, blocked, form, unverified, unknown, removing, onAdd } = props;
  const { area, addButton, firstWaiting } = useLostFocus(unverified.length, removing !== null);
  return (
    <div ref={area}>
      <Card
        title={t('title')}
        description={t('about')}
        padding="none"
        action={
          domains && onAdd ? (
            <div className={buttonWithReason}>
              <Button ref={addButton} disabledReason={blocked ? t(blocked) : undefined} onPress={onAdd}>
                {t('add')}
              </Button>
            </div>
          ) : null
        }
      >
        {form ? (
          <div className={styles.part}>
            <AddForm form={form} />
          </div>
        ) : null}
        {unknown ? (
          <div className={styles.part}>
            <Unknown {...unknown} />
          </div>
        ) : null}
        {unverified.map((waiting, index) => (
          <Unverified key={waiting.domain.name} ref={index === 0 ? firstWaiting : undefined} {...waiting} />
        ))}
        {domains === null ? (
          <EmptyState picture="search" {...tellError(t, 'customDomains:unread')} />
        ) : domains.length === 0 ? (
          <EmptyState picture="server" title={t('empty.title')} text={t('empty.text')} />
        ) : (
          <DomainList domains={domains} />
        )}
      </Card>
      <RemoveDialog question={removing} returnsFocusTo={() => addButton.current} />
    </div>
  );
};

const Unknown = ({ shown, isAccepted, actions, onClose }: UnknownOutcome) => {
  const { t } = useTranslation(['customDomains', 'common']);
  const names = { domains: shown };
  const { title, text } = tellError(t, 'customDomains:unknown', names);
  return (
    <Banner
      variant="card"
      tone="caution"
      title={title}
      action={
        <Inline>
          {actions.map(({ name, onPress }) => (
            <Button key={name} size="small" onPress={onPress}>
              {t('common:checkAgain')}
            </Button>
          ))}
          <Button size="small" variant="ghost" tone="neutral" onPress={onClose}>
            {t('common:close')}
          </Button>
        </Inline>
      }
    >
      {isAccepted ? t('unknown.accepted', names) : text}
    </Banner>
  );
};
