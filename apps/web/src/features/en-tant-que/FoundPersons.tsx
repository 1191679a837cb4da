import type { PersonneTrouvee } from '@habilis/api/impersonation/Impersonation';
import { useText } from '@habilis/i18n/TextProvider';
import { Button } from '@habilis/ui/Button';
import { DataTable } from '@habilis/ui/DataTable';
import { EmptyState } from '@habilis/ui/EmptyState';
import { Identifier } from '@habilis/ui/Identifier';
import { Stack } from '@habilis/ui/Stack';
import { Text } from '@habilis/ui/Text';
import { UserRoundSearch } from 'lucide-react';
import type { ReactNode } from 'react';
import { problemText } from '../../shell/reportError.ts';

/** The persons found, each with its roles, and the way in or what bars it. */
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
  const rolesOf = ({ roles }: PersonneTrouvee) =>
    roles.map(({ type, label }) => [t(`roles.${type}`), label].filter((part) => part !== '').join(', '));
  return (
    <DataTable
      caption={t('admin.en-tant-que.personnes')}
      rows={found}
      rowKey={({ habilisId }) => habilisId}
      columns={[
        {
          key: 'personne',
          header: t('admin.en-tant-que.nom'),
          render: ({ prenom, nom, email }) => (
            <Stack gap={4}>
              <Text as="span" isStrong>
                {prenom} {nom}
              </Text>
              <Text as="span" look="small" tone="subtle">
                {email}
              </Text>
            </Stack>
          ),
        },
        {
          key: 'identifiant',
          header: t('admin.en-tant-que.identifiant'),
          width: 120,
          render: ({ habilisId }) => <Identifier>{habilisId}</Identifier>,
        },
        {
          key: 'roles',
          header: t('admin.en-tant-que.roles'),
          render: (person) => (
            <Stack gap={4}>
              {rolesOf(person).map((words) => (
                <Text as="span" key={words}>
                  {words}
                </Text>
              ))}
            </Stack>
          ),
        },
        {
          key: 'agir',
          header: t('admin.en-tant-que.agir'),
          render: (person) =>
            person.refus === null ? (
              <Button
                size="small"
                aria-label={t('admin.en-tant-que.agir-nom', { nom: `${person.prenom} ${person.nom}` })}
                onPress={() => onChoose(person)}
              >
                {t('admin.en-tant-que.choisir')}
              </Button>
            ) : (
              <Text look="small" tone="subtle">
                {problemText(`impersonation.${person.refus}`)}
              </Text>
            ),
        },
      ]}
    />
  );
}
