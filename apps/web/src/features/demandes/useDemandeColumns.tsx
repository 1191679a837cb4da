import type { DemandeSummary } from '@habilis/api/demande/DemandeSummary';
import { isDemandeur } from '@habilis/domain/role/roleGroup';
import { hasHolder } from '@habilis/domain/utilisateur/hasHolder';
import { formatDate } from '@habilis/i18n/format';
import { useText } from '@habilis/i18n/TextProvider';
import { Button } from '@habilis/ui/Button';
import { type Column, deadlines, figures } from '@habilis/ui/DataTable';
import { Text } from '@habilis/ui/Text';
import { VisuallyHidden } from '@habilis/ui/VisuallyHidden';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { currentRoleAtom } from '../../session/atoms.ts';
import { useServerProperties } from '../../boot/useServerProperties.ts';
import { dueView } from '../../etat/deadlineView.ts';
import { niveauOfDemande } from '../../demande/niveauOfDemande.ts';
import type { DemandeListQuery } from '../../demande/listQuery.ts';

type Name = DemandeListQuery['colonnes'][number];
type DemandeColumn = Column<DemandeSummary> & { readonly key: Name };

const shownDay = (day: string | null): string => (day === null ? '' : formatDate(day));

const date = (key: Name, header: string, dateOf: (row: DemandeSummary) => string | null): DemandeColumn => ({
  key,
  header,
  isSecondary: true,
  ...figures<DemandeSummary>((row) => shownDay(dateOf(row))),
});

/** How a free task is claimed from its row. */
type Claiming = {
  readonly claim: ((row: DemandeSummary) => void) | undefined;
  readonly isClaimable: (row: DemandeSummary) => boolean;
};

/** Who holds a task, or that nobody of the network does yet: a button then claims it, where the reader may. */
function Holder({ row, claiming }: { row: DemandeSummary; claiming: Claiming | undefined }): ReactNode {
  const t = useText();
  if (claiming?.isClaimable(row) === true)
    return (
      <Button
        size="small"
        variant="quiet"
        onPress={() => {
          // The button goes with the claim: one stays on the row.
          document.activeElement?.closest('tr')?.querySelector<HTMLElement>('th a')?.focus();
          claiming.claim?.(row);
        }}
      >
        {t('listes.groupe.prendre')}
        <VisuallyHidden> {row.numero}</VisuallyHidden>
      </Button>
    );
  return (
    row.nomPrenomAssignedUserHabilis ?? (
      <Text as="span" look="small" tone="subtle">
        {hasHolder(row.currentTaskDefinitionKey) ? t('listes.non-affectee') : ''}
      </Text>
    )
  );
}

/** When a demande is due: to its demandeur, only as an information where the caisse holds it. */
function useEcheanceColumn(): DemandeColumn {
  const t = useText();
  const { today } = useServerProperties();
  const role = useAtomValue(currentRoleAtom);
  const isOwn = role !== null && isDemandeur(role.type);
  return {
    key: 'dateEcheance',
    header: t('listes.echeance'),
    isSortable: true,
    ...deadlines<DemandeSummary>(({ dateEcheance: due, dateDebutTache: start, currentTaskDefinitionKey: key }) =>
      due === null || start === null ? null : dueView(t, { start, due, today, isInformation: isOwn && hasHolder(key) }),
    ),
  };
}

/** Every column that a list of demandes may show, in their order. */
export function useDemandeColumns(claiming?: Claiming): DemandeColumn[] {
  const t = useText();
  const echeance = useEcheanceColumn();
  const tacheOf = ({ currentTaskDefinitionKey: key }: DemandeSummary) => t.find(`workflow.tache.${key}`) ?? key;
  return [
    {
      key: 'numero',
      header: t('listes.numero'),
      isSortable: true,
      ...figures<DemandeSummary>((row) => row.numero ?? t('listes.sans-numero')),
    },
    {
      key: 'raisonSociale',
      header: t('listes.entite'),
      isSortable: true,
      render: (row) => row.raisonSociale ?? t('listes.sans-nom'),
    },
    { key: 'ville', header: t('listes.ville'), width: 130, isSecondary: true, render: (row) => row.ville ?? '' },
    { key: 'niveau', header: t('listes.niveau'), isSecondary: true, render: (row) => niveauOfDemande(t, row) },
    {
      key: 'nature',
      header: t('listes.nature'),
      width: 160,
      isSecondary: true,
      render: ({ mode }) => t(`listes.nature.${mode ?? 'DA'}`),
    },
    {
      key: 'tache',
      header: t('listes.tache'),
      width: 120,
      isWhole: true,
      isSortable: true,
      render: tacheOf,
    },
    {
      key: 'caisse',
      header: t('listes.caisse'),
      width: 150,
      isSecondary: true,
      render: ({ caisse }) => caisse?.libelle ?? '',
    },
    {
      key: 'responsable',
      header: t('listes.responsable'),
      // As wide as the button that claims.
      width: 158,
      isSortable: true,
      render: (row) => <Holder row={row} claiming={claiming} />,
    },
    date('dateFirstSoumission', t('listes.premiere-soumission'), (row) => row.dateFirstSoumission),
    {
      ...date('dateLastSoumission', t('listes.derniere-soumission'), (row) => row.dateLastSoumission),
      isSortable: true,
    },
    date('dateDebutTache', t('listes.debut-tache'), (row) => row.dateDebutTache),
    echeance,
  ];
}
