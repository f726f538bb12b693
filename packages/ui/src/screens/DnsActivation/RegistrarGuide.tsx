import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/Icon/Icon.tsx';
import * as icons from '../../components/Icon/icons.ts';
import { Link } from '../../components/Link/Link.tsx';
import { Select } from '../../components/Select/Select.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { linkPlace, Sentence } from '../../private/Sentence.tsx';
import { lookupOf } from '../Domains/lookup.ts';
import * as styles from './DnsActivation.css.ts';
import type { PointedDomain } from './dnsActivation.ts';
import { type Registrar, registrarHosts, registrarNames, registrarOf, registrars } from './registrars.ts';

type RegistrarGuideProps = {
  domain: Pick<PointedDomain, 'name' | 'shown'>;
  /** The domain's current nameservers, from which the guide guesses the registrar; null if unknown. */
  observed: readonly string[] | null;
};

/** The steps to change the nameservers at the customer's registrar. */
export const RegistrarGuide = ({ domain, observed }: RegistrarGuideProps) => {
  const { t } = useTranslation('dnsActivation');
  const [chosen, setChosen] = useState<Registrar | 'other' | null>(null);
  const guessed = registrarOf(observed);
  const registrar = chosen ?? guessed ?? 'other';
  const lookup = lookupOf(domain.name);
  return (
    <Stack space="small">
      <Select
        label={t('guide.registrar')}
        hint={chosen === null && guessed ? t('guide.guessed') : undefined}
        value={registrar}
        onValueChange={setChosen}
        options={[
          ...registrars.map((value) => ({ value, label: registrarNames[value] })),
          { value: 'other' as const, label: t('registrar.other.name') },
        ]}
      />
      <ol className={styles.guide}>
        <li>
          {registrar === 'other' ? (
            <Sentence text={t('registrar.other.signIn', { link: linkPlace })}>
              <Link href={lookup.href} external>
                {t(`guide.${lookup.service}`)}
              </Link>
            </Sentence>
          ) : (
            <Sentence text={t('guide.signIn', { link: linkPlace })}>
              <Link href={`https://${registrarHosts[registrar]}`} external>
                {registrarHosts[registrar]}
              </Link>
            </Sentence>
          )}
        </li>
        <li>{t(`registrar.${registrar}.path`, { domain: domain.shown })}</li>
        <li>{t('guide.replace')}</li>
        <li>{t('guide.save')}</li>
      </ol>
      {registrar === 'cloudflare' ? <Note>{t('registrar.cloudflare.note')}</Note> : null}
      <Note>{t('guide.menusChange')}</Note>
    </Stack>
  );
};

export const Note = ({ warns, children }: { warns?: boolean; children: string }) => (
  <p className={styles.note}>
    <span className={styles.noteSign}>
      <Icon icon={warns ? icons.warning : icons.info} />
    </span>
    {children}
  </p>
);
