import { createHash } from 'node:crypto';
import { addDays } from '@habilis/domain/date/addDays';
import { numeroDemande } from '@habilis/domain/demande/numeroDemande';
import { dueDateOf } from '@habilis/domain/demande-administrative/dueDateOf';
import { isSharedStep } from '@habilis/domain/demande-administrative/isSharedStep';
import { isUnderWay } from '@habilis/domain/demande/isUnderWay';
import { DEFAULT_SETTINGS } from '@habilis/domain/setting/settings';
import type { Insertable, Kysely } from 'kysely';
import type { Database } from '@habilis/server/database/Database';
import type { DemandeAdministrativeTable, HistoriqueCommentaireTable } from '@habilis/server/database/tables/demandes';
import type { FileStore } from '@habilis/server/platform/files/FileStore';
import { searchColumns } from '@habilis/server/areas/demandes/demande-administrative/searchColumns';
import { UNVERIFIED } from '@habilis/server/areas/demandes/demande-administrative/UNVERIFIED';
import { demoEmail } from './demoAccounts.ts';
import { DEMO_DEMANDES, type DemoDemande, wasValidated } from './demoDemandes.ts';
import { DEMO_PERSONS, type DemoPerson, nordEstRequester } from './demoPersons.ts';
import { demoSaisie } from './demoSaisie.ts';
import { demoScenario, type DemoStep } from './demoScenario.ts';
import { seedFichiers } from './seedFichiers.ts';
import type { SeededIds } from './seedPersons.ts';
import { DA_WORKFLOW } from '@habilis/domain/demande-administrative/workflow';

/** A demonstration request with all that follows from it and the day. */
type Prepared = { readonly demande: DemoDemande; readonly numero: string | null; readonly steps: readonly DemoStep[] };

function personOf({ demandeur, entite }: DemoDemande): DemoPerson {
  return DEMO_PERSONS.find(({ habilisId }) => habilisId === demandeur) ?? nordEstRequester(entite.rang);
}

/** Examiner or manager of a fund; the two examiners of the Nord-Est share its requests. */
function agentOf(ids: SeededIds, role: 'I' | 'RC', { caisse, rang }: DemoDemande['entite']): number | null {
  const agents = DEMO_PERSONS.filter(({ roles }) => roles.some(({ type, mrp }) => type === role && mrp === caisse));
  const agent = agents[rang % 4 === 0 ? agents.length - 1 : 0];
  return agent === undefined ? null : (ids.personne.get(agent.habilisId) ?? null);
}

/** A UUID that the same name always gives, so that the same day gives the same rows. */
function uuidOf(name: string): string {
  const hex = createHash('sha256').update(name).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** Numbers follow the order of the first submits, year by year. */
function prepared(today: string): Prepared[] {
  const last = new Map<string, number>();
  const ordered = DEMO_DEMANDES.toSorted((a, b) => b.age - a.age || a.entite.rang - b.entite.rang);
  return ordered.map((demande) => {
    if (demande.outcome === 'brouillon') return { demande, numero: null, steps: [] };
    const annee = addDays(today, -demande.age).slice(0, 4);
    const rang = (last.get(annee) ?? 0) + 1;
    last.set(annee, rang);
    return {
      demande,
      numero: numeroDemande('DA', Number(annee), rang),
      steps: demoScenario(demande.outcome, demande.age),
    };
  });
}

function rowOf(
  { demande, numero, steps }: Prepared,
  ids: SeededIds,
  today: string,
): Insertable<DemandeAdministrativeTable> {
  const { entite } = demande;
  const person = personOf(demande);
  const day = (age: number) => addDays(today, -age);
  const saisie = demoSaisie(entite, person, demoEmail(person), day(demande.age));
  const tache = steps.at(-1)?.suivante ?? 'da_saisie';
  const moved = steps.findLast((step) => step.tache !== step.suivante);
  const submits = steps.filter((step) => step.action === 'Soumet' && step.suivante === 'da_instruction');
  const begun = day(moved?.age ?? 1);
  const suspension = demande.suspension === undefined ? null : addDays(today, demande.suspension);
  const examiner = steps.some(({ action }) => action === 'PrendEnCharge') ? agentOf(ids, 'I', entite) : null;
  const isReopened = wasValidated(demande) && tache !== 'validee';
  return {
    version: steps.length + 1,
    numero,
    cle_brouillon: uuidOf(`demonstration ${entite.rang}`),
    avec_demande_habilitation: entite.typeEntite === 'OF',
    role_id: ids.requesterRole.get(entite.rang) ?? 0,
    demandeur_id: ids.personne.get(person.habilisId) ?? 0,
    entite_id: ids.entite.get(entite.rang) ?? null,
    caisse_id: steps.length === 0 ? null : (ids.mrp.get(entite.caisse) ?? null),
    tache,
    en_cours: isUnderWay(DA_WORKFLOW, tache),
    assigne_id: tache === 'da_instruction' ? examiner : null,
    instructeur_id: tache === 'validee' ? null : examiner,
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
  { demande, steps }: Prepared,
  demandeId: number,
  ids: SeededIds,
  today: string,
): Insertable<HistoriqueCommentaireTable>[] {
  const { entite } = demande;
  const caisseId = ids.mrp.get(entite.caisse) ?? null;
  const author = ({ role }: DemoStep) =>
    role === 'I' || role === 'RC'
      ? agentOf(ids, role, entite)
      : (ids.personne.get(personOf(demande).habilisId) ?? null);
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
    cree_le: `${addDays(today, -step.age)}T${String(9 + index).padStart(2, '0')}:15:00.000Z`,
  }));
}

async function seedNumerotation(db: Kysely<Database>, requests: readonly Prepared[]): Promise<void> {
  const numeros = requests.flatMap(({ numero }) => (numero === null ? [] : [numero]));
  const years = [...new Set(numeros.map((numero) => numero.slice(3, 7)))];
  const rows = years.map((annee) => ({
    prefixe: 'DA',
    annee: Number(annee),
    dernier: numeros.filter((numero) => numero.startsWith(`DA-${annee}-`)).length,
  }));
  await db.insertInto('numerotation').values(rows).execute();
}

/** The administrative requests with their history, their documents and the numbers that they took. */
export async function seedDemandes(
  db: Kysely<Database>,
  { ids, files, today }: { readonly ids: SeededIds; readonly files: FileStore; readonly today: string },
): Promise<void> {
  const requests = prepared(today);
  const rows = await db
    .insertInto('demande_administrative')
    .values(requests.map((request) => rowOf(request, ids, today)))
    .returning(['id', 'cle_brouillon', 'donnees', 'donnees_validees', 'demandeur_id'])
    .execute();
  const byKey = new Map(rows.map((row) => [row.cle_brouillon, row]));
  const stored = requests.flatMap((request) => {
    const row = byKey.get(uuidOf(`demonstration ${request.demande.entite.rang}`));
    return row === undefined ? [] : [{ request, row }];
  });
  await db
    .insertInto('historique_commentaire')
    .values(stored.flatMap(({ request, row }) => historyOf(request, row.id, ids, today)))
    .execute();
  await seedNumerotation(db, requests);
  const submitted = stored.filter(({ request }) => request.steps.length > 0).map(({ row }) => row);
  await seedFichiers(db, files, submitted);
}
