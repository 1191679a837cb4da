import { addDays } from '@habilis/domain/date/addDays';
import { numeroDemande } from '@habilis/domain/demande/numeroDemande';
import { dueDateOf } from '@habilis/domain/demande-administrative/dueDateOf';
import { isSharedStep } from '@habilis/domain/demande-administrative/isSharedStep';
import { isUnderWay } from '@habilis/domain/demande/isUnderWay';
import { DEFAULT_SETTINGS } from '@habilis/domain/setting/settings';
import type { Insertable, Kysely } from 'kysely';
import type { Database } from '../database/Database.ts';
import type { DemandeAdministrativeTable, HistoriqueCommentaireTable } from '../database/tables/demandes.ts';
import { searchColumns } from '../areas/demandes/demande-administrative/searchColumns.ts';
import { UNVERIFIED } from '../areas/demandes/demande-administrative/UNVERIFIED.ts';
import { addPieces } from './addPieces.ts';
import { type Building, type BuiltIds, demandeurOf } from './Building.ts';
import { type DossierStep, dossierSteps, wasValidated } from './dossierSteps.ts';
import { emailOf } from './emailOf.ts';
import { filledSaisie } from './filledSaisie.ts';
import type { GivenDossier, GivenEntite } from './Population.ts';
import { uuidOf } from './uuidOf.ts';
import { DA_WORKFLOW } from '@habilis/domain/demande-administrative/workflow';

/** A demande administrative with everything derived from it and from the day. */
type Prepared = {
  readonly demande: GivenDossier;
  readonly numero: string | null;
  readonly steps: readonly DossierStep[];
};

/** Instructeur or manager of a caisse; when there are several, they share its demandes. */
function agentOf(
  { population }: Building,
  ids: BuiltIds,
  { role, entite: { caisse, rang } }: { readonly role: 'I' | 'RC'; readonly entite: GivenEntite },
): number | null {
  const agents = population.personnes.filter(({ roles }) =>
    roles.some(({ type, mrp }) => type === role && mrp === caisse),
  );
  const agent = agents[rang % 4 === 0 ? agents.length - 1 : 0];
  return agent === undefined ? null : (ids.personne.get(agent.habilisId) ?? null);
}

/** Numbers follow the order of first submits within each year. */
function prepared({ today, population }: Building): Prepared[] {
  const last = new Map<string, number>();
  const ordered = population.dossiers.toSorted((a, b) => b.age - a.age || a.entite.rang - b.entite.rang);
  return ordered.map((demande) => {
    if (demande.outcome === 'brouillon') return { demande, numero: null, steps: [] };
    const annee = addDays(today, -demande.age).slice(0, 4);
    const rang = (last.get(annee) ?? 0) + 1;
    last.set(annee, rang);
    return {
      demande,
      numero: numeroDemande('DA', Number(annee), rang),
      steps: dossierSteps(demande.outcome, demande.age),
    };
  });
}

function rowOf(
  building: Building,
  { demande, numero, steps }: Prepared,
  ids: BuiltIds,
): Insertable<DemandeAdministrativeTable> {
  const { entite } = demande;
  const { today } = building;
  const person = demandeurOf(building.population, demande);
  const day = (age: number) => addDays(today, -age);
  const saisie = filledSaisie(entite, person, emailOf(person), day(demande.age));
  const tache = steps.at(-1)?.suivante ?? 'da_saisie';
  const moved = steps.findLast((step) => step.tache !== step.suivante);
  const submits = steps.filter((step) => step.action === 'Soumet' && step.suivante === 'da_instruction');
  const begun = day(moved?.age ?? 1);
  const suspension = demande.suspension === undefined ? null : addDays(today, demande.suspension);
  const instructeur = steps.some(({ action }) => action === 'PrendEnCharge')
    ? agentOf(building, ids, { role: 'I', entite })
    : null;
  const isReopened = wasValidated(demande) && tache !== 'validee';
  return {
    version: steps.length + 1,
    numero,
    cle_brouillon: uuidOf(`demonstration ${entite.rang}`),
    avec_demande_habilitation: entite.typeEntite === 'OF',
    role_id: ids.demandeurRole.get(entite.rang) ?? 0,
    demandeur_id: ids.personne.get(person.habilisId) ?? 0,
    entite_id: ids.entite.get(entite.rang) ?? null,
    caisse_id: steps.length === 0 ? null : (ids.mrp.get(entite.caisse) ?? null),
    tache,
    en_cours: isUnderWay(DA_WORKFLOW, tache),
    assigne_id: tache === 'da_instruction' ? instructeur : null,
    instructeur_id: tache === 'validee' ? null : instructeur,
    donnees: JSON.stringify(saisie),
    donnees_validees: isReopened ? JSON.stringify(saisie) : null,
    ...searchColumns(saisie, numero),
    date_debut_tache: begun,
    date_echeance: dueDateOf(tache, { today: begun, settings: DEFAULT_SETTINGS, dateSuspension: suspension }),
    date_first_soumission: submits[0] === undefined ? null : day(submits[0].age),
    date_last_soumission: submits.length === 0 ? null : day(submits.at(-1)?.age ?? 0),
    date_suspension_administrative: suspension,
    verification_siren: JSON.stringify(
      steps.length === 0
        ? UNVERIFIED
        : { resultat: 'OK', raisonSociale: null, verifieLe: `${day(demande.age)}T08:30:00.000Z` },
    ),
  };
}

function historyOf(
  building: Building,
  { demande, steps }: Prepared,
  demandeId: number,
  ids: BuiltIds,
): Insertable<HistoriqueCommentaireTable>[] {
  const { entite } = demande;
  const caisseId = ids.mrp.get(entite.caisse) ?? null;
  const author = ({ role }: DossierStep) =>
    role === 'I' || role === 'RC'
      ? agentOf(building, ids, { role, entite })
      : (ids.personne.get(demande.demandeur) ?? null);
  return steps.map((step, index) => ({
    demande_type: 'DA',
    demande_id: demandeId,
    action_key: step.action,
    tache: step.tache,
    tache_suivante: step.suivante,
    auteur_id: author(step),
    auteur_role_type: step.role,
    auteur_mrp_id: step.role === 'I' || step.role === 'RC' ? caisseId : null,
    commentaire: step.commentaire,
    partage: isSharedStep(step),
    cree_le: `${addDays(building.today, -step.age)}T${String(9 + index).padStart(2, '0')}:15:00.000Z`,
  }));
}

async function seedNumerotation(db: Kysely<Database>, dossiers: readonly Prepared[]): Promise<void> {
  const numeros = dossiers.flatMap(({ numero }) => (numero === null ? [] : [numero]));
  const years = [...new Set(numeros.map((numero) => numero.slice(3, 7)))];
  const rows = years.map((annee) => ({
    prefixe: 'DA',
    annee: Number(annee),
    dernier: numeros.filter((numero) => numero.startsWith(`DA-${annee}-`)).length,
  }));
  await db.insertInto('numerotation').values(rows).execute();
}

/** Writes the demandes administratives with their history, documents and running numbers. */
export async function addDossiers(building: Building, ids: BuiltIds): Promise<void> {
  const { db } = building;
  const dossiers = prepared(building);
  const rows = await db
    .insertInto('demande_administrative')
    .values(dossiers.map((dossier) => rowOf(building, dossier, ids)))
    .returning(['id', 'cle_brouillon', 'donnees', 'donnees_validees', 'demandeur_id'])
    .execute();
  const byKey = new Map(rows.map((row) => [row.cle_brouillon, row]));
  const stored = dossiers.flatMap((dossier) => {
    const row = byKey.get(uuidOf(`demonstration ${dossier.demande.entite.rang}`));
    return row === undefined ? [] : [{ dossier, row }];
  });
  await db
    .insertInto('historique_commentaire')
    .values(stored.flatMap(({ dossier, row }) => historyOf(building, dossier, row.id, ids)))
    .execute();
  await seedNumerotation(db, dossiers);
  const submitted = stored
    .filter(({ dossier }) => dossier.steps.length > 0)
    .map(({ dossier, row }) => ({ ...row, jour: addDays(building.today, -dossier.demande.age) }));
  await addPieces(building, submitted);
}
