import type { Actualite } from '@habilis/api/actualite/Actualite';
import { useText } from '@habilis/i18n/TextProvider';
import { ChoiceSwitch } from '@habilis/ui/ChoiceSwitch';
import { Section } from '@habilis/ui/Section';
import { Text } from '@habilis/ui/Text';
import { type ReactNode, useState } from 'react';
import { ActualiteAccordion } from '../../actualite/ActualiteAccordion.tsx';
import { Articles } from './Articles.tsx';

/** A news item as it will be read, by a guest and on the home of a role; null while there is nothing to read. */
export function ApercuActualite({ actualite }: { actualite: Actualite | null }): ReactNode {
  const t = useText();
  const [place, setPlace] = useState('invite');
  return (
    <Section
      title={t('actualites.apercu')}
      action={
        <ChoiceSwitch
          label={t('actualites.apercu.choix')}
          choices={[
            { id: 'invite', label: t('actualites.apercu.invite') },
            { id: 'accueil', label: t('actualites.apercu.accueil') },
          ]}
          value={place}
          onChange={setPlace}
        />
      }
    >
      {actualite === null && <Text tone="subtle">{t('actualites.apercu.vide')}</Text>}
      {actualite !== null && place === 'invite' && <Articles actualites={[actualite]} />}
      {actualite !== null && place === 'accueil' && <ActualiteAccordion actualites={[actualite]} isOpen />}
    </Section>
  );
}
