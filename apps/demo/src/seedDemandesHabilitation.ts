import { createHash } from 'node:crypto';
import { addDays } from '@habilis/domain/date/addDays';
import { numeroDemande } from '@habilis/domain/demande/numeroDemande';
import { champsObligatoires } from '@habilis/domain/demande-habilitation/checkSoumission';
import { dueDateOf } from '@habilis/domain/demande-habilitation/dueDateOf';
import { isSharedStep } from '@habilis/domain/demande-habilitation/isSharedStep';
import { isUnderWay } from '@habilis/domain/demande/isUnderWay';
import { DEFAULT_SETTINGS } from '@habilis/domain/setting/settings';
import type { RoleType } from '@habilis/domain/role/RoleType';
import type { Insertable, Kysely } from 'kysely';
import type { Database } from '@habilis/server/database/Database';
import type { DemandeHabilitationTable } from '@habilis/server/database/tables/demandesHabilitation';
import type { FileStore } from '@habilis/server/platform/files/FileStore';
import { niveauOf } from '@habilis/server/areas/demandes/demande-habilitation/niveauOf';
import { searchColumns } from '@habilis/server/areas/demandes/demande-habilitation/searchColumns';
import { DEMO_DEMANDES } from './demoDemandes.ts';
import {
  DEMO_CERTIFICATS,
  DEMO_DEMANDES_HABILITATION,
  type DemoDemandeHabilitation,
} from './demoDemandesHabilitation.ts';
import { demoParcours, type DemoDhStep } from './demoParcours.ts';
import { DEMO_PERSONS } from './demoPersons.ts';
import type { SeededIds } from './seedPersons.ts';
import { specimenPdf } from './specimenPdf.ts';
import { DH_WORKFLOW } from '@habilis/domain/demande-habilitation/workflow';

type Tools = {
  readonly ids: SeededIds;
  readonly niveaux: ReadonlyMap<string, number>;
  readonly files: FileStore;
  readonly today: string;
};
type Dossier = (typeof DEMO_DEMANDES)[number];

const dossierOf = (demo: DemoDemandeHabilitation): Dossier | undefined =>
  DEMO_DEMANDES.find(({ entite }) => entite.rang === demo.entite);

/** Who acts on a request under a role: the first of the entity, of its fund, of its level or its scheme, or of the network. */
function actorOf({ ids }: Tools, demo: DemoDemandeHabilitation, role: RoleType): number {
  const dossier = dossierOf(demo);
  if (role === 'G' || role === 'DM') return ids.personne.get(dossier?.demandeur ?? '') ?? 0;
  const caisse = dossier?.entite.caisse;
  const [dispositif = ''] = demo.niveau.split('-');
  const person = DEMO_PERSONS.find(({ roles }) =>
    roles.some(({ type, mrp, niveaux, dispositifs, finieDepuis }) => {
      if (type !== role || finieDepuis !== undefined) return false;
      if (role === 'I' || role === 'RC') return mrp === caisse;
      if (role === 'E') return niveaux?.includes(demo.niveau) === true;
      return role !== 'RD' || dispositifs?.includes(dispositif) === true;
    }),
  );
  return ids.personne.get(person?.habilisId ?? '') ?? 0;
}

/** A UUID that the same name always gives, so that the same day gives the same rows. */
function uuidOf(name: string): string {
  const hex = createHash('sha256').update(name).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** How many days ago each step was taken, from the submit to the beginning of the task under way. */
function ageOfStep({ age, depuis }: DemoDemandeHabilitation, steps: readonly DemoDhStep[], index: number): number {
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

async function sourceOf(db: Kysely<Database>, tools: Tools, demo: DemoDemandeHabilitation): Promise<number | null> {
  if (demo.mode === undefined && demo.tache !== 'acceptee') return null;
  const source = await db
    .selectFrom('habilitation')
    .select('id')
    .where('entite_id', '=', tools.ids.entite.get(demo.entite) ?? 0)
    .where('dispositif_niveau_id', '=', tools.niveaux.get(demo.niveau) ?? 0)
    .orderBy('date_debut', 'desc')
    .executeTakeFirstOrThrow();
  return source.id;
}

async function rowOf(
  db: Kysely<Database>,
  tools: Tools,
  demo: DemoDemandeHabilitation,
  numero: string | null,
): Promise<Insertable<DemandeHabilitationTable>> {
  const { ids, niveaux, today } = tools;
  const { entite, niveau, mode = 'INI', tache, age, depuis, cnh, decision, isLibre } = demo;
  const day = (days: number) => addDays(today, -days);
  const steps = demoParcours(demo);
  const had = (role: RoleType) => (steps.some((step) => step.role === role) ? actorOf(tools, demo, role) : null);
  const dateCnh = cnh === undefined ? null : addDays(today, cnh);
  const owner = OWNED[tache];
  const source = await sourceOf(db, tools, demo);
  const place = { numero, entite_id: ids.entite.get(entite) ?? 0, dispositif_niveau_id: niveaux.get(niveau) ?? 0 };
  const isAssigned = owner !== undefined && isLibre !== true;
  return {
    ...place,
    ...(await searchColumns(db, place)),
    version: steps.length + 1,
    cle_brouillon: uuidOf(`demande ${entite} ${niveau}`),
    role_id: ids.requesterRole.get(entite) ?? 0,
    demandeur_id: actorOf(tools, demo, 'G'),
    caisse_id: numero === null ? null : (ids.mrp.get(dossierOf(demo)?.entite.caisse ?? '') ?? null),
    mode,
    habilitation_source_id: mode === 'INI' ? null : source,
    habilitation_id: tache === 'acceptee' ? source : null,
    tache,
    en_cours: isUnderWay(DH_WORKFLOW, tache),
    retour_tache: tache === 'complement' ? 'instruction' : null,
    assigne_id: isAssigned ? actorOf(tools, demo, owner) : null,
    affectee_le: tache === 'sous_commission' ? day(depuis) : null,
    instructeur_id: had('I'),
    expert_id: had('E') ?? (tache === 'sous_commission' ? actorOf(tools, demo, 'E') : null),
    responsable_id: had('RD'),
    date_debut_tache: day(depuis),
    date_echeance: dueDateOf(tache, { today: day(depuis), settings: DEFAULT_SETTINGS, dateCnh }),
    date_first_soumission: numero === null ? null : day(age),
    date_last_soumission: numero === null ? null : day(age),
    date_cnh: dateCnh,
    decision: decision ?? null,
    motif: demo.motif ?? null,
    date_decision: decision === undefined ? null : dateCnh,
    decideur_id: decision === undefined ? null : actorOf(tools, demo, 'CNH'),
    date_debut: decision === 'ACCORDE' ? dateCnh : null,
  };
}

async function seedHistory(db: Kysely<Database>, tools: Tools, demo: DemoDemandeHabilitation, id: number) {
  const steps = demoParcours(demo);
  const caisse = tools.ids.mrp.get(dossierOf(demo)?.entite.caisse ?? '') ?? null;
  const at = (index: number) =>
    `${addDays(tools.today, -ageOfStep(demo, steps, index))}T${String(9 + index).padStart(2, '0')}:20:00.000Z`;
  const rows = steps.map((step, index) => ({
    demande_type: 'DH' as const,
    demande_id: id,
    action_key: step.action,
    tache: step.tache,
    tache_suivante: step.suivante,
    auteur_id: actorOf(tools, demo, step.role),
    auteur_role_type: step.role,
    auteur_mrp_id: step.role === 'I' || step.role === 'RC' ? caisse : null,
    commentaire: step.commentaire,
    partage: isSharedStep(step),
    cree_le: at(index),
  }));
  if (rows.length > 0) await db.insertInto('historique_commentaire').values(rows).execute();
  const avis = steps.flatMap(({ avis: given, tache, role }, index) =>
    given === undefined
      ? []
      : [
          {
            demande_id: id,
            tache,
            personne_id: actorOf(tools, demo, role),
            role_type: role,
            type: given.type,
            texte: given.texte,
            rendu_le: at(index),
          },
        ],
  );
  if (avis.length > 0) await db.insertInto('avis').values(avis).execute();
}

async function* bytesOf(pdf: Uint8Array): AsyncGenerator<Uint8Array> {
  yield pdf;
}

/** A small real PDF in every slot that the level asks for. */
async function seedPieces(db: Kysely<Database>, { files, niveaux }: Tools, demo: DemoDemandeHabilitation, id: number) {
  const niveau = await niveauOf(db, niveaux.get(demo.niveau) ?? null);
  if (niveau === null || demo.tache === 'saisie' || demo.tache === 'supprimee') return;
  const libelles = new Map(
    [...niveau.pedagogiqueUploadFieldsConfig, ...niveau.techniqueUploadFieldsConfig].map((champ) => [
      String(champ.id),
      champ.libelle,
    ]),
  );
  const raisonSociale = dossierOf(demo)?.entite.raisonSociale ?? '';
  for (const [rang, champ] of champsObligatoires(niveau).entries()) {
    const titre = libelles.get(champ) ?? 'Lettre d’engagement signée';
    const { sha256, taille } = await files.put(bytesOf(specimenPdf(titre, [raisonSociale, niveau.libelle])), 1_000_000);
    const nom = titre
      .normalize('NFD')
      .replaceAll(/\p{M}/gu, '')
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/gu, '-');
    const { id: fichier_id } = await db
      .insertInto('fichier')
      .values({ sha256, taille, user_filename: `${nom}.pdf`, type_mime: 'application/pdf', depose_par: null })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('demande_habilitation_fichier')
      .values({ demande_id: id, fichier_id, champ, intitule: null, rang })
      .execute();
  }
}

async function seedContent(db: Kysely<Database>, tools: Tools, demo: DemoDemandeHabilitation, id: number) {
  const formateurs = demo.formateurs.map((habilisId, rang) => ({
    demande_id: id,
    personne_id: tools.ids.personne.get(habilisId) ?? 0,
    rang,
  }));
  if (formateurs.length > 0) await db.insertInto('demande_habilitation_formateur').values(formateurs).execute();
  const places = (demo.plateformes ?? []).map(({ ligne1, codePostal, ville }, rang) => ({
    demande_id: id,
    ligne1,
    ligne2: null,
    code_postal: codePostal,
    ville,
    rang,
  }));
  if (places.length > 0) await db.insertInto('demande_habilitation_plateforme').values(places).execute();
}

/** The accreditation requests of the demonstration, one at each task, with their history, opinions and documents, and the certificates of its trainers. */
export async function seedDemandesHabilitation(db: Kysely<Database>, tools: Tools): Promise<void> {
  const { ids, niveaux, today } = tools;
  await db
    .insertInto('certificat_formateur')
    .values(
      DEMO_CERTIFICATS.map(([habilisId, niveau, age, reste]) => ({
        personne_id: ids.personne.get(habilisId) ?? 0,
        dispositif_niveau_id: niveaux.get(niveau) ?? 0,
        date_obtention: addDays(today, -age),
        date_fin: addDays(today, reste),
      })),
    )
    .execute();
  const last = new Map<number, number>();
  for (const demo of DEMO_DEMANDES_HABILITATION.toSorted((a, b) => b.age - a.age)) {
    const annee = Number(addDays(today, -demo.age).slice(0, 4));
    const rang = (last.get(annee) ?? 0) + 1;
    const isNumbered = demo.tache !== 'saisie';
    if (isNumbered) last.set(annee, rang);
    const row = await rowOf(db, tools, demo, isNumbered ? numeroDemande('DH', annee, rang) : null);
    const { id } = await db.insertInto('demande_habilitation').values(row).returning('id').executeTakeFirstOrThrow();
    await seedHistory(db, tools, demo, id);
    await seedContent(db, tools, demo, id);
    await seedPieces(db, tools, demo, id);
  }
  const numbers = [...last].map(([annee, dernier]) => ({ prefixe: 'DH', annee, dernier }));
  await db.insertInto('numerotation').values(numbers).execute();
}
