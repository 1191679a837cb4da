import { type EtatDossier, fermetureDuFil } from '@habilis/domain/fil/fermetureDuFil';
import { tacheExaminee } from '@habilis/domain/fil/tacheExaminee';
import { rolesToAssign } from '@habilis/domain/demande/tasksToAssign';
import { DA_KIND } from '../../demandes/demande-administrative/DA_KIND.ts';
import { DH_KIND } from '../../demandes/demande-habilitation/DH_KIND.ts';
import { inScope as isDhInScope } from '../../demandes/demande-habilitation/scope.ts';
import { inScope as isDaInScope } from '../../demandes/dossier-administratif/scope.ts';
import type { DemandeKind, DemandeRow } from '../../demandes/tache/DemandeKind.ts';
import { partiesPrenantes } from '../../personnes/partie-prenante/partiesPrenantes.ts';
import type { Dossier, FindDossier } from './Dossier.ts';

type Held<Task> = { readonly premiere: Task; readonly retour: Task | null; readonly instructeurId: number | null };

/** Who examines a demande: its holder, the one who awaits it while it is its demandeur's, else those who may give it, else those who may take it (DH953). */
const examinateursOf =
  <Row extends DemandeRow, Columns extends object>(
    kind: DemandeKind<Row, Columns>,
    row: Row,
    { premiere, retour, instructeurId }: Held<Row['tache']>,
  ): Dossier['examinateurs'] =>
  async (tools) => {
    const tache = tacheExaminee(kind.workflow, { tache: row.tache, retour, premiere });
    const awaiting = kind.attenduPar(row)?.personneId ?? instructeurId;
    const holder = tache === row.tache ? row.assigne_id : awaiting;
    const titulaires = await kind.titulairesOf(tools, tache, row);
    const held = titulaires.filter(({ personneId }) => personneId === holder);
    if (held.length > 0) return held.map(({ roleId }) => roleId);
    const parties = await partiesPrenantes(tools, row.entite_id);
    const givers = await kind.agentsOf(tools, rolesToAssign(kind.workflow, tache), row);
    const free = givers.filter(({ personneId }) => !parties.has(personneId));
    return (free.length > 0 ? free : titulaires).map(({ roleId }) => roleId);
  };

/** What a demande is to its thread, of either kind. */
const dossierOf = <Row extends DemandeRow & { readonly instructeur_id: number | null }, Columns extends object>(
  kind: DemandeKind<Row, Columns>,
  row: Row,
  etat: Extract<EtatDossier, { readonly isSoumise: boolean }>,
  held: Pick<Held<Row['tache']>, 'premiere' | 'retour'>,
): Dossier => ({
  id: row.id,
  dossier: etat.dossier,
  numero: row.numero ?? '',
  raisonSociale: row.raison_sociale ?? '',
  entiteId: row.entite_id,
  caisseId: row.caisse_id,
  roleId: row.role_id,
  assigneId: row.assigne_id,
  valeurs: { numeroDemande: row.numero, raisonSocialeEntite: row.raison_sociale },
  fermeture: fermetureDuFil(etat),
  examinateurs: examinateursOf(kind, row, { ...held, instructeurId: row.instructeur_id }),
});

/** A demande administrative of the caller's. */
export const findAdministrative: FindDossier = async (context, id, isHeld) => {
  const row = await context.db
    .selectFrom('demande_administrative')
    .selectAll('demande_administrative')
    .where('demande_administrative.id', '=', id)
    .where(isDaInScope(context))
    .where(isDaInScope(context, 'discuss'))
    .$if(isHeld, (query) => query.forShare())
    .executeTakeFirst();
  if (row === undefined) return null;
  const etat = {
    dossier: 'demande-administrative',
    tache: row.tache,
    isSoumise: row.date_first_soumission !== null,
  } as const;
  return dossierOf(DA_KIND, row, etat, { premiere: 'da_instruction', retour: null });
};

/** A demande d'habilitation of the caller's. */
export const findHabilitationDemandee: FindDossier = async (context, id, isHeld) => {
  const row = await context.db
    .selectFrom('demande_habilitation')
    .selectAll('demande_habilitation')
    .where('demande_habilitation.id', '=', id)
    .where(isDhInScope(context))
    .where(isDhInScope(context, 'discuss'))
    .$if(isHeld, (query) => query.forShare())
    .executeTakeFirst();
  if (row === undefined) return null;
  const etat = {
    dossier: 'demande-habilitation',
    tache: row.tache,
    isSoumise: row.date_first_soumission !== null,
  } as const;
  return dossierOf(DH_KIND, row, etat, { premiere: 'instruction', retour: row.retour_tache });
};
