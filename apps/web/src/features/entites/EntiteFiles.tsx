import type { DemandeSummary } from '@habilis/api/demande/DemandeSummary';
import type { Habilitation } from '@habilis/api/habilitation/Habilitation';
import type { Role } from '@habilis/api/role/Role';
import { formatDate } from '@habilis/i18n/format';
import { useText } from '@habilis/i18n/TextProvider';
import { DataTable } from '@habilis/ui/DataTable';
import { Identifier } from '@habilis/ui/Identifier';
import { Section } from '@habilis/ui/Section';
import { Stack } from '@habilis/ui/Stack';
import { Text } from '@habilis/ui/Text';
import type { ReactNode } from 'react';
import { rolePath } from '../../session/homePath.ts';

const day = (date: string | null): string => (date === null ? '—' : formatDate(date));

/** The accreditations of an entity that are in force. */
export function HabilitationsSection({ habilitations }: { habilitations: readonly Habilitation[] }): ReactNode {
  const t = useText();
  const title = t('entites.habilitations');
  return (
    <Section title={title}>
      {habilitations.length === 0 ? (
        <Text tone="subtle">{t('entites.habilitations-aucune')}</Text>
      ) : (
        <DataTable
          caption={title}
          columns={[
            {
              key: 'numero',
              header: t('listes.numero'),
              width: 190,
              render: ({ numero }) => <Identifier>{numero}</Identifier>,
            },
            {
              key: 'niveau',
              header: t('listes.niveau'),
              render: ({ dispositifNiveau }) => dispositifNiveau.libelle,
              title: ({ dispositifNiveau }) => dispositifNiveau.libelle,
            },
            { key: 'fin', header: t('entites.fin'), width: 120, render: ({ dateFin }) => day(dateFin) },
          ]}
          rows={habilitations}
          rowKey={({ id }) => String(id)}
          card={({ numero, dispositifNiveau, dateFin }) => (
            <Stack gap={4}>
              <Text isStrong as="span">
                {dispositifNiveau.libelle}
              </Text>
              <Text look="small" tone="subtle" as="div">
                <Identifier>{numero}</Identifier> · {t('entites.fin')} {day(dateFin)}
              </Text>
            </Stack>
          )}
        />
      )}
    </Section>
  );
}

/** The requests of an entity, the latest first. */
export function DemandesSection({ demandes, role }: { demandes: readonly DemandeSummary[]; role: Role }): ReactNode {
  const t = useText();
  const title = t('entites.demandes');
  const taskOf = ({ currentTaskDefinitionKey: key }: DemandeSummary) => t.find(`workflow.tache.${key}`) ?? key;
  // An accreditation request is met in the list of requests.
  const pageOf = ({ type, id, numero }: DemandeSummary) =>
    rolePath(role, type === 'DA' ? `demandes-administratives/${id}` : `demandes?recherche=${numero ?? ''}`);
  return (
    <Section title={title}>
      {demandes.length === 0 ? (
        <Text tone="subtle">{t('entites.demandes-aucune')}</Text>
      ) : (
        <DataTable
          caption={title}
          columns={[
            {
              key: 'numero',
              header: t('listes.numero'),
              width: 150,
              render: ({ numero }) => <Identifier>{numero ?? t('listes.sans-numero')}</Identifier>,
            },
            {
              key: 'niveau',
              header: t('listes.niveau'),
              render: ({ libelleDispositifNiveau }) => libelleDispositifNiveau ?? t('listes.administratif'),
            },
            { key: 'tache', header: t('listes.tache'), render: taskOf },
            {
              key: 'soumission',
              header: t('entites.soumise'),
              width: 120,
              render: ({ dateLastSoumission }) => day(dateLastSoumission),
            },
          ]}
          rows={demandes}
          rowKey={({ type, id }) => `${type}-${id}`}
          rowHref={pageOf}
          card={(demande) => (
            <Stack gap={4}>
              <Text isStrong as="span">
                <Identifier>{demande.numero ?? t('listes.sans-numero')}</Identifier>
              </Text>
              <Text look="small" tone="subtle" as="div">
                {demande.libelleDispositifNiveau ?? t('listes.administratif')} · {taskOf(demande)}
              </Text>
            </Stack>
          )}
        />
      )}
    </Section>
  );
}
