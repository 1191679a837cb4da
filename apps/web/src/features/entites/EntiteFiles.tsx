import { rolePath } from '@habilis/api/page/rolePaths';
import type { DemandeSummary } from '@habilis/api/demande/DemandeSummary';
import type { EntiteDetail } from '@habilis/api/entite/Entite';
import type { Habilitation } from '@habilis/api/habilitation/Habilitation';
import type { Role } from '@habilis/api/role/Role';
import { can } from '@habilis/domain/role/can';
import { formatDate } from '@habilis/i18n/format';
import { useText } from '@habilis/i18n/TextProvider';
import { DataTable, figures } from '@habilis/ui/DataTable';
import { Identifier } from '@habilis/ui/Identifier';
import { Link } from '@habilis/ui/Link';
import { LinkButton } from '@habilis/ui/LinkButton';
import { Section } from '@habilis/ui/Section';
import { Stack } from '@habilis/ui/Stack';
import { Text } from '@habilis/ui/Text';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { demandePath } from '../../demande/demandePath.ts';
import { niveauOfDemande } from '../../demande/niveauOfDemande.ts';

const day = (date: string | null): string => (date === null ? '—' : formatDate(date));

function HabilitationTable({ habilitations, role }: { habilitations: readonly Habilitation[]; role: Role }): ReactNode {
  const t = useText();
  return (
    <DataTable
      caption={t('entites.habilitations')}
      columns={[
        {
          key: 'numero',
          header: t('listes.numero'),
          ...figures<Habilitation>(({ numero }) => numero),
        },
        {
          key: 'niveau',
          header: t('listes.niveau'),
          render: ({ dispositifNiveau }) => dispositifNiveau.libelle,
        },
        { key: 'fin', header: t('entites.fin'), ...figures<Habilitation>(({ dateFin }) => day(dateFin)) },
      ]}
      rows={habilitations}
      rowKey={({ id }) => String(id)}
      rowHref={({ id }) => rolePath(role, 'habilitation', id)}
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
  );
}

/** The habilitations of an entite that are in force, with a link to each; those who may give one without a demande start there. */
export function HabilitationsSection({
  entite,
  habilitations,
  role,
}: {
  entite: EntiteDetail;
  habilitations: readonly Habilitation[];
  role: Role;
}): ReactNode {
  const t = useText();
  const title = t('entites.habilitations');
  return (
    <Section
      title={title}
      action={
        can(role.type, 'create-habilitation') && entite.etat === 'active' ? (
          <LinkButton
            size="small"
            variant="quiet"
            icon={Plus}
            href={`${rolePath(role, 'nouvelleHabilitation')}?entite=${entite.id}`}
          >
            {t('habilitations.creer')}
          </LinkButton>
        ) : undefined
      }
    >
      <Stack gap={12}>
        {habilitations.length === 0 ? (
          <Text tone="subtle">{t('entites.habilitations-aucune')}</Text>
        ) : (
          <HabilitationTable habilitations={habilitations} role={role} />
        )}
        <div>
          <Link href={`${rolePath(role, 'habilitations')}?entite=${entite.id}`}>
            {t('entites.habilitations-toutes')}
          </Link>
        </div>
      </Stack>
    </Section>
  );
}

/** The demandes of an entite, latest first. */
export function DemandesSection({ demandes, role }: { demandes: readonly DemandeSummary[]; role: Role }): ReactNode {
  const t = useText();
  const title = t('entites.demandes');
  const taskOf = ({ currentTaskDefinitionKey: key }: DemandeSummary) => t.find(`workflow.tache.${key}`) ?? key;
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
              ...figures<DemandeSummary>(({ numero }) => numero ?? t('listes.sans-numero')),
            },
            {
              key: 'niveau',
              header: t('listes.niveau'),
              render: (demande) => niveauOfDemande(t, demande),
            },
            { key: 'tache', header: t('listes.tache'), render: taskOf },
            {
              key: 'soumission',
              header: t('entites.soumise'),
              ...figures<DemandeSummary>(({ dateLastSoumission }) => day(dateLastSoumission)),
            },
          ]}
          rows={demandes}
          rowKey={({ type, id }) => `${type}-${id}`}
          rowHref={(demande) => demandePath(role, demande)}
          card={(demande) => (
            <Stack gap={4}>
              <Text isStrong as="span">
                <Identifier>{demande.numero ?? t('listes.sans-numero')}</Identifier>
              </Text>
              <Text look="small" tone="subtle" as="div">
                {niveauOfDemande(t, demande)} · {taskOf(demande)}
              </Text>
            </Stack>
          )}
        />
      )}
    </Section>
  );
}
