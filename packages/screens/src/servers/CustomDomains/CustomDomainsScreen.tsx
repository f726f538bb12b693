import { buttonWithReason } from '@may/ui/common/buttonWithReason.css.ts';
import { Button } from '@may/ui/components/Button/Button.tsx';
import { Card } from '@may/ui/components/Card/Card.tsx';
import { EmptyState } from '@may/ui/components/EmptyState/EmptyState.tsx';
import { tellError } from '@may/ui/errors/tellError.ts';
import { useTranslation } from 'react-i18next';
import { AddForm } from './AddForm.tsx';
import * as styles from './CustomDomains.css.ts';
import type { CustomDomainsScreenProps } from './customDomains.ts';
import { DomainList } from './DomainList.tsx';
import { RemoveDialog } from './RemoveDialog.tsx';
import { Unverified } from './Unverified.tsx';
import { useLostFocus } from './useLostFocus.ts';

/** The domains of a server: those that wait for their record first, then the verified ones (spec §2, Domain). */
export const CustomDomainsScreen = (props: CustomDomainsScreenProps) => {
  const { t } = useTranslation('customDomains');
  const { domains, blocked, form, unverified, removing, onAdd } = props;
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
