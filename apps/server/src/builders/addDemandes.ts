import { addDays } from '@habilis/domain/date/addDays';
import { numeroDemande } from '@habilis/domain/demande/numeroDemande';
import { champsObligatoires } from '@habilis/domain/demande-habilitation/checkSoumission';
import { dueDateOf } from '@habilis/domain/demande-habilitation/dueDateOf';
import { isSharedStep } from '@habilis/domain/demande-habilitation/isSharedStep';
import { isUnderWay } from '@habilis/domain/demande/isUnderWay';
import { DEFAULT_SETTINGS } from '@habilis/domain/setting/settings';
import type { RoleType } from '@habilis/domain/role/RoleType';
import type { Insertable } from 'kysely';
import type { DemandeHabilitationTable } from '../database/tables/demandesHabilitation.ts';
import { niveauOf } from '../areas/demandes/demande-habilitation/niveauOf.ts';
import { searchColumns } from '../areas/demandes/demande-habilitation/searchColumns.ts';
import { addDecisions } from './addDecisions.ts';
import type { Building, BuiltIds } from './Building.ts';
import { type DemandeStep, demandeSteps } from './demandeSteps.ts';
import type { GivenDemande, GivenDossier } from './Population.ts';
import { uuidOf } from './uuidOf.ts';
import { DH_WORKFLOW } from '@habilis/domain/demande-habilitation/workflow';

type Tools = Building & { readonly ids: BuiltIds; readonly niveaux: ReadonlyMap<string, number> };

const dossierOf = ({ population }: Building, given: GivenDemande): GivenDossier | undefined =>
  population.dossiers.find(({ entite }) => entite.rang === given.entite);

/** The first person with the role, in the entite, its caisse, its niveau, its dispositif or the network. */
function actorOf(tools: Tools, given: GivenDemande, role: RoleType): number {
  const { ids, population } = tools;
  const dossier = dossierOf(tools, given);
  if (role === 'G' || role === 'DM') return ids.personne.get(dossier?.demandeur ?? '') ?? 0;
  const caisse = dossier?.entite.caisse;
  const [dispositif = ''] = given.niveau.split('-');
  const person = population.personnes.find(({ roles }) =>
    roles.some(({ type, mrp, niveaux, dispositifs, finieDepuis }) => {
      if (type !== role || finieDepuis !== undefined) return false;
      if (role === 'I' || role === 'RC') return mrp === caisse;
      if (role === 'E') return niveaux?.includes(given.niveau) === true;
      return role !== 'RD' || dispositifs?.includes(dispositif) === true;
    }),
  );
  return ids.personne.get(person?.habilisId ?? '') ?? 0;
}

/** How many days ago each step was taken, from the submit to the start of the current task. */
function ageOfStep({ age, depuis }: GivenDemande, steps: readonly DemandeStep[], index: number): number {
  return steps.length < 2 ? age : Math.round(age - ((age - depuis) * index) / (steps.length - 1));
}

const OWNED: Readonly<Partial<Record<string, RoleType>>> = {
  instruction: 'I',
  validation_instruction: 'RC',
  repartition: 'R',
  sous_commission: 'E',
  validation_demande: 'RD',
  planification_decision: 'CNH',
  decision: 'CNH',
};

async function sourceOf(tools: Tools, given: GivenDemande): Promise<number | null> {
  if (given.mode === undefined && given.tache !== 'acceptee') return null;
  const source = await tools.db
    .selectFrom('habilitation')
    .select('id')
    .where('entite_id', '=', tools.ids.entite.get(given.entite) ?? 0)
    .where('dispositif_niveau_id', '=', tools.niveaux.get(given.niveau) ?? 0)
    .orderBy('date_debut', 'desc')
    .executeTakeFirstOrThrow();
  return source.id;
}

async function rowOf(
  tools: Tools,
  given: GivenDemande,
  numero: string | null,
): Promise<Insertable<DemandeHabilitationTable>> {
  const { db, ids, niveaux, today } = tools;
  const { entite, niveau, mode = 'INI', tache, age, depuis, cnh, decision, isLibre } = given;
  const day = (days: number) => addDays(today, -days);
  const steps = demandeSteps(given);
  const had = (role: RoleType) => (steps.some((step) => step.role === role) ? actorOf(tools, given, role) : null);
  const dateCnh = cnh === undefined ? null : addDays(today, cnh);
  const owner = OWNED[tache];
  const source = await sourceOf(tools, given);
  const place = { numero, entite_id: ids.entite.get(entite) ?? 0, dispositif_niveau_id: niveaux.get(niveau) ?? 0 };
  const isAssigned = owner !== undefined && isLibre !== true;
  return {
    ...place,
    ...(await searchColumns(db, place)),
    version: steps.length + 1,
    cle_brouillon: uuidOf(`demande ${entite} ${niveau}`),
    role_id: ids.demandeurRole.get(entite) ?? 0,
    demandeur_id: actorOf(tools, given, 'G'),
    caisse_id: numero === null ? null : (ids.mrp.get(dossierOf(tools, given)?.entite.caisse ?? '') ?? null),
    mode,
    habilitation_source_id: mode === 'INI' ? null : source,
    habilitation_id: tache === 'acceptee' ? source : null,
    tache,
    en_cours: isUnderWay(DH_WORKFLOW, tache),
    retour_tache: tache === 'complement' ? 'instruction' : null,
    assigne_id: isAssigned ? actorOf(tools, given, owner) : null,
    affectee_le: tache === 'sous_commission' ? day(depuis) : null,
    instructeur_id: had('I'),
    expert_id: had('E') ?? (tache === 'sous_commission' ? actorOf(tools, given, 'E') : null),
    responsable_id: had('RD'),
    date_debut_tache: day(depuis),
    date_echeance: dueDateOf(tache, { today: day(depuis), settings: DEFAULT_SETTINGS, dateCnh }),
    date_first_soumission: numero === null ? null : day(age),
    date_last_soumission: numero === null ? null : day(age),
    date_cnh: dateCnh,
    decision: decision ?? null,
    motif: given.motif ?? null,
    date_decision: decision === undefined ? null : dateCnh,
    decideur_id: decision === undefined ? null : actorOf(tools, given, 'CNH'),
    date_debut: decision === 'ACCORDE' ? dateCnh : null,
  };
}

async function addHistory(tools: Tools, given: GivenDemande, id: number) {
  const { db } = tools;
  const steps = demandeSteps(given);
  const caisse = tools.ids.mrp.get(dossierOf(tools, given)?.entite.caisse ?? '') ?? null;
  const at = (index: number) =>
    `${addDays(tools.today, -ageOfStep(given, steps, index))}T${String(9 + index).padStart(2, '0')}:20:00.000Z`;
  const rows = steps.map((step, index) => ({
    demande_type: 'DH' as const,
    demande_id: id,
    action_key: step.action,
    tache: step.tache,
    tache_suivante: step.suivante,
    auteur_id: actorOf(tools, given, step.role),
    auteur_role_type: step.role,
    auteur_mrp_id: step.role === 'I' || step.role === 'RC' ? caisse : null,
    commentaire: step.commentaire,
    partage: isSharedStep(step),
    cree_le: at(index),
  }));
  if (rows.length > 0) await db.insertInto('historique_commentaire').values(rows).execute();
  const avis = steps.flatMap(({ avis, tache, role }, index) =>
    avis === undefined
      ? []
      : [
          {
            demande_id: id,
            tache,
            personne_id: actorOf(tools, given, role),
            role_type: role,
            type: avis.type,
            texte: avis.texte,
            rendu_le: at(index),
          },
        ],
  );
  if (avis.length > 0) await db.insertInto('avis').values(avis).execute();
}

async function* bytesOf(pdf: Uint8Array): AsyncGenerator<Uint8Array> {
  yield pdf;
}

/** A small real PDF in every slot that the niveau asks for. */
async function addDocuments(tools: Tools, given: GivenDemande, id: number) {
  const { db, files, niveaux, documentOf, today } = tools;
  const niveau = await niveauOf(db, niveaux.get(given.niveau) ?? null);
  if (niveau === null || given.tache === 'saisie' || given.tache === 'supprimee') return;
  const libelles = new Map(
    [...niveau.pedagogiqueUploadFieldsConfig, ...niveau.techniqueUploadFieldsConfig].map((champ) => [
      String(champ.id),
      champ.libelle,
    ]),
  );
  const raisonSociale = dossierOf(tools, given)?.entite.raisonSociale ?? '';
  for (const [rang, champ] of champsObligatoires(niveau).entries()) {
    const title = libelles.get(champ) ?? 'Lettre d’engagement signée';
    const { sha256, taille } = await files.put(bytesOf(documentOf(title, [raisonSociale, niveau.libelle])), 1_000_000);
    const nom = title
      .normalize('NFD')
      .replaceAll(/\p{M}/gu, '')
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/gu, '-');
    const { id: fichier_id } = await db
      .insertInto('fichier')
      .values({
        sha256,
        taille,
        user_filename: `${nom}.pdf`,
        type_mime: 'application/pdf',
        depose_par: null,
        depose_le: `${addDays(today, -given.age)}T08:40:00Z`,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('demande_habilitation_fichier')
      .values({ demande_id: id, fichier_id, champ, intitule: null, rang })
      .execute();
  }
}

async function addContent(tools: Tools, given: GivenDemande, id: number) {
  const { db } = tools;
  const formateurs = given.formateurs.map((habilisId, rang) => ({
    demande_id: id,
    personne_id: tools.ids.personne.get(habilisId) ?? 0,
    rang,
  }));
  if (formateurs.length > 0) await db.insertInto('demande_habilitation_formateur').values(formateurs).execute();
  const places = (given.plateformes ?? []).map(({ ligne1, codePostal, ville }, rang) => ({
    demande_id: id,
    ligne1,
    ligne2: null,
    code_postal: codePostal,
    ville,
    rang,
  }));
  if (places.length > 0) await db.insertInto('demande_habilitation_plateforme').values(places).execute();
}

/** Writes the demandes with their history, avis, documents and decisions, and the certificats of their formateurs. */
export async function addDemandes(tools: Tools): Promise<void> {
  const { db, ids, niveaux, today, population } = tools;
  const certificats = population.certificats.map(([habilisId, niveau, age, left]) => ({
    personne_id: ids.personne.get(habilisId) ?? 0,
    dispositif_niveau_id: niveaux.get(niveau) ?? 0,
    date_obtention: addDays(today, -age),
    date_fin: addDays(today, left),
  }));
  if (certificats.length > 0) await db.insertInto('certificat_formateur').values(certificats).execute();
  const last = new Map<number, number>();
  for (const given of population.demandes.toSorted((a, b) => b.age - a.age)) {
    const annee = Number(addDays(today, -given.age).slice(0, 4));
    const rang = (last.get(annee) ?? 0) + 1;
    const isNumbered = given.tache !== 'saisie';
    if (isNumbered) last.set(annee, rang);
    const row = await rowOf(tools, given, isNumbered ? numeroDemande('DH', annee, rang) : null);
    const { id } = await db.insertInto('demande_habilitation').values(row).returning('id').executeTakeFirstOrThrow();
    await addHistory(tools, given, id);
    await addContent(tools, given, id);
    await addDocuments(tools, given, id);
  }
  const numbers = [...last].map(([annee, dernier]) => ({ prefixe: 'DH', annee, dernier }));
  if (numbers.length > 0) await db.insertInto('numerotation').values(numbers).execute();
  await addDecisions(db);
}
