import { rolePath } from '@habilis/api/page/rolePaths';
import type { PointOrdreDuJour } from '@habilis/api/commission/Seance';
import { libelleNiveau } from '@habilis/domain/dispositif-niveau/libelleNiveau';
import { alertesDePoint } from '@habilis/i18n/droitWords';
import { useText } from '@habilis/i18n/TextProvider';
import { type Column, DataTable, type Selection, figures } from '@habilis/ui/DataTable';
import { Inline } from '@habilis/ui/Inline';
import { Stack } from '@habilis/ui/Stack';
import { Text } from '@habilis/ui/Text';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { currentRoleAtom } from '../../session/atoms.ts';

/** What stands against a demande, first to be read where it is planned and decided (rules/habilitations#suspension-follows). */
export function PointAlertes({ point }: { point: PointOrdreDuJour }): ReactNode {
  const t = useText();
  const { habilitationSource: source, entite } = point;
  return alertesDePoint(t, { source, entite }).map((line) => (
    <Text key={line} as="span" look="small" tone="danger">
      {line}
    </Text>
  ));
}

type PointColumn = Column<PointOrdreDuJour>;

/** The name of a niveau in the lists and decisions of the commission. */
export const niveauOf = ({ dispositifNiveau: { dispositif, niveau } }: PointOrdreDuJour): string =>
  libelleNiveau({ libelleCourt: dispositif, niveau });

/** The columns shared by all lists of the commission. */
function useColumns(): PointColumn[] {
  const t = useText();
  return [
    {
      key: 'numero',
      header: t('listes.numero'),
      ...figures<PointOrdreDuJour>(({ numero }) => numero),
    },
    {
      key: 'entite',
      header: t('listes.entite'),
      render: (point) => (
        <Stack gap={0}>
          {point.entite.raisonSociale}
          <PointAlertes point={point} />
        </Stack>
      ),
    },
    {
      key: 'niveau',
      header: t('listes.niveau'),
      isSecondary: true,
      render: niveauOf,
    },
    {
      key: 'mode',
      header: t('workflow.commission.nature'),
      width: 150,
      isSecondary: true,
      render: ({ mode, dateRecours }) =>
        dateRecours === null ? t(`workflow.commission.mode.${mode}`) : t('workflow.commission.recours'),
    },
    {
      key: 'avis',
      header: t('workflow.commission.dernier-avis'),
      width: 130,
      isSecondary: true,
      render: ({ typeDernierAvis: avis }) => (avis === null ? '—' : t(`workflow.commission.avis.${avis}`)),
    },
  ];
}

function Card({ point, columns }: { point: PointOrdreDuJour; columns: readonly PointColumn[] }): ReactNode {
  const show = (key: string) => columns.find((column) => column.key === key)?.render(point);
  const own = columns.slice(5).filter(({ isAction = false }) => !isAction);
  return (
    <Stack gap={4}>
      <Inline justify="between">
        {show('numero')}
        <Text as="span" look="small" tone="subtle">
          {show('avis')}
        </Text>
      </Inline>
      <Text as="div" isStrong>
        {show('entite')}
      </Text>
      <Text look="small" tone="subtle">
        {show('niveau')} · {show('mode')}
      </Text>
      {own.map(({ key, render }) => (
        <div key={key}>{render(point)}</div>
      ))}
    </Stack>
  );
}

/** Demandes before the commission: a table or cards, each with a link to its demande. */
export function PointList({
  caption,
  points,
  columns: own = [],
  selection,
}: {
  caption: string;
  points: readonly PointOrdreDuJour[];
  /** What only this list says. */
  columns?: readonly PointColumn[];
  selection?: Selection<PointOrdreDuJour> | undefined;
}): ReactNode {
  const role = useAtomValue(currentRoleAtom);
  const columns = [...useColumns(), ...own];
  return (
    <DataTable
      caption={caption}
      columns={columns}
      rows={points}
      rowKey={({ demandeHabilitationId, decision }) => `${demandeHabilitationId}-${decision?.id ?? 0}`}
      rowHref={({ demandeHabilitationId: id }) => (role === null ? '' : rolePath(role, 'demandeHabilitation', id))}
      card={(point) => <Card point={point} columns={columns} />}
      {...(selection === undefined ? {} : { selection })}
    />
  );
}
