import type { DEMANDE_COLUMNS, DEMANDE_SORTS } from '@habilis/api/demande/demandeQuery';
import type { DemandeSummary } from '@habilis/api/demande/DemandeSummary';
import type { ExportFormat } from '@habilis/api/wire/Export';
import type { DaTaskKey } from '@habilis/domain/demande-administrative/taskKeys';
import type { DhTaskKey } from '@habilis/domain/demande-habilitation/taskKeys';
import type { Formatter } from '@habilis/i18n/createFormatter';
import type { FileAnswer, RoleContext } from '../../../platform/Handler.ts';
import { exportedList } from '../../../platform/tableur/exportedList.ts';
import type { ColonneTable } from '../../../platform/tableur/tableFile.ts';
import { readDemandes } from './listDemandes.ts';
import type { Condition } from './todoConditions.ts';
import { refuseUnknownNiveau } from '../../niveaux/dispositif-niveau/refuseUnknownNiveau.ts';

type Name = (typeof DEMANDE_COLUMNS)[number];

/** The headings and values of the file's columns, in the words of the screen. */
const columnsOf = (t: Formatter): Record<Name, ColonneTable<DemandeSummary>> => ({
  numero: { titre: t('listes.numero'), valeur: ({ numero }) => numero ?? t('listes.sans-numero') },
  raisonSociale: { titre: t('listes.entite'), valeur: ({ raisonSociale }) => raisonSociale },
  ville: { titre: t('listes.ville'), valeur: ({ ville }) => ville },
  niveau: {
    titre: t('listes.niveau'),
    valeur: ({ type, libelleDispositifNiveau: libelle }) =>
      type === 'DA' ? t('listes.administratif') : (libelle ?? t('listes.niveau-a-choisir')),
  },
  nature: { titre: t('listes.nature'), valeur: ({ mode }) => t(`listes.nature.${mode ?? 'DA'}`) },
  tache: {
    titre: t('listes.tache'),
    // These rows are on tasks of these two workflows only.
    valeur: ({ currentTaskDefinitionKey: key }) => t(`workflow.tache.${key as DaTaskKey | DhTaskKey}`),
  },
  caisse: { titre: t('listes.caisse'), valeur: ({ caisse }) => caisse?.libelle ?? null },
  responsable: { titre: t('listes.responsable'), valeur: (row) => row.nomPrenomAssignedUserHabilis },
  dateFirstSoumission: date(t('listes.premiere-soumission'), (row) => row.dateFirstSoumission),
  dateLastSoumission: date(t('listes.derniere-soumission'), (row) => row.dateLastSoumission),
  dateDebutTache: date(t('listes.debut-tache'), (row) => row.dateDebutTache),
  dateEcheance: date(t('listes.echeance'), (row) => row.dateEcheance),
});

function date(titre: string, valeur: (row: DemandeSummary) => string | null): ColonneTable<DemandeSummary> {
  return { titre, genre: 'date', valeur };
}

type Asked = {
  readonly tri: (typeof DEMANDE_SORTS)[number];
  readonly ordre: 'asc' | 'desc';
  readonly colonnes: readonly Name[];
  readonly format: ExportFormat;
  readonly niveau?: string | undefined;
};

/** The demandes in the caller's scope that meet every condition, as a file of the columns asked for. */
export async function exportDemandes(
  context: RoleContext<'export.trop-de-lignes'>,
  t: Formatter,
  { liste, conditions, asked }: { liste: 'taches' | 'demandes'; conditions: readonly Condition[]; asked: Asked },
): Promise<FileAnswer> {
  await refuseUnknownNiveau(context, asked);
  const { tri, ordre } = asked;
  const read = (most: number) => readDemandes(context, conditions, { tri, ordre, most });
  return exportedList(context, { liste, nom: `${liste}-${context.today}`, colonnes: columnsOf(t), read }, asked);
}
