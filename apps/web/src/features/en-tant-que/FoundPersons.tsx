import type { PersonneTrouvee } from '@habilis/api/impersonation/Impersonation';
import { useText } from '@habilis/i18n/TextProvider';
import { Button } from '@habilis/ui/Button';
import { Divider } from '@habilis/ui/Divider';
import { EmptyState } from '@habilis/ui/EmptyState';
import { Identifier } from '@habilis/ui/Identifier';
import { Inline } from '@habilis/ui/Inline';
import { Section } from '@habilis/ui/Section';
import { Stack } from '@habilis/ui/Stack';
import { Text } from '@habilis/ui/Text';
import { UserRoundSearch } from 'lucide-react';
import type { ReactNode } from 'react';
import { problemText } from '../../messages/reportError.ts';

/** One person with their roles, and the button to act as them or what prevents it. */
function FoundPerson({ person, onChoose }: { person: PersonneTrouvee; onChoose: () => void }): ReactNode {
  const t = useText();
  const { habilisId, prenom, nom, email, roles, refus } = person;
  const name = `${prenom} ${nom}`;
  return (
    <Inline justify="between" wrap={false}>
      <Stack gap={4}>
        <Inline gap={8} align="baseline">
          <Text as="span" isStrong>
            {name}
          </Text>
          <Identifier>{habilisId}</Identifier>
        </Inline>
        {roles.map(({ type, label }) => (
          <Text key={`${type} ${label}`}>{[t(`roles.${type}`), label].filter((part) => part !== '').join(', ')}</Text>
        ))}
        <Text look="small" tone="subtle">
          {email}
        </Text>
        {refus !== null && (
          <Text look="small" tone="warning">
            {problemText(`impersonation.${refus}`)}
          </Text>
        )}
      </Stack>
      {refus === null && (
        <Button aria-label={t('admin.en-tant-que.agir-nom', { nom: name })} onPress={onChoose}>
          {t('admin.en-tant-que.choisir')}
        </Button>
      )}
    </Inline>
  );
}

/** The persons found by a search. */
export function FoundPersons({
  found,
  recherche,
  onChoose,
}: {
  found: readonly PersonneTrouvee[];
  recherche: string;
  onChoose: (person: PersonneTrouvee) => void;
}): ReactNode {
  const t = useText();
  if (found.length === 0) {
    const title = t('admin.en-tant-que.personne', { recherche });
    return <EmptyState icon={UserRoundSearch} title={title} description={t('admin.en-tant-que.personne-aide')} />;
  }
  return (
    <Section title={t('admin.en-tant-que.personnes', { nombre: found.length })}>
      <Stack as="ul" gap={16}>
        {found.map((person, index) => (
          <li key={person.habilisId}>
            <Stack gap={16}>
              {index > 0 && <Divider />}
              <FoundPerson person={person} onChoose={() => onChoose(person)} />
            </Stack>
          </li>
        ))}
      </Stack>
    </Section>
  );
}
