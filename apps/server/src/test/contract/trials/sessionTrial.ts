import type { Insertable, Kysely } from 'kysely';
import type { Database } from '../../../database/Database.ts';
import type { SessionCertificationTable } from '../../../database/tables/sessions.ts';
import { type CallRow, STALE } from '../CallRow.ts';
import { NO_OWNER, type Subject, type SubjectKind } from '../Subject.ts';
import type { Trial } from '../Trial.ts';
import { SESSION_VIERGE } from '../../../areas/sessions/saisie/SESSION_VIERGE.ts';

type Kind = 'session-certification' | 'session-confiee' | 'pre-compte' | 'role-de-formateur' | 'certificat-formateur';
type Row = CallRow<SubjectKind | Kind>;

/** A habilitation that does not exist. */
const NO_HABILITATION = 2_000_000_000;

const CONTENT = {
  cleBrouillon: null,
  habilitationId: NO_HABILITATION,
  mode: 'INI',
  ...SESSION_VIERGE,
  stagiaires: null,
};
/** Somebody whose name no line may bear, so that nobody is found or added. */
const NOBODY = { nom: 'Introuvable', prenom: 'Personne', dateNaissance: '1990-01-01' };
const NO_LINE = { habilisId: '', nom: '', prenom: '', naissance: '', courriel: '' };

const byId: Row = { ids: { id: 'session-certification' } };
const written = (content: object): Row => ({
  idInBody: 'session-certification',
  body: (_caller, id) => ({ id: Number(id), version: STALE, ...content }),
});

const rows: Readonly<Record<string, Row>> = {
  // Closed sessions are those of another trial.
  'sessionCertification.search': { lists: 'session-certification', body: () => ({ etat: 'SAISIE', taille: 200 }) },
  'sessionCertification.todoList': { lists: 'session-certification', query: '?taille=200' },
  'sessionCertification.todoListCount': { lists: null },
  'sessionCertification.compteurs': { lists: null },
  'sessionCertification.export': { lists: null, query: '?format=csv' },
  'account.indicateurs': { words: { habilisId: 'FOR40001' }, ids: { roleId: 'role-de-formateur' } },
  'sessionCertification.activite': { ids: { id: 'habilitation' } },
  'sessionCertification.start': {
    query: `?habilitationId=${NO_HABILITATION}`,
    refusal: 'donnees-invalides',
  },
  'sessionCertification.preparerMac': {
    body: () => ({ cleBrouillon: '5a4e0f52-7f1d-4b8e-9f5e-0a6f3c2d9b11', certificatIds: [2_000_000_000] }),
    refusal: 'donnees-invalides',
  },
  'sessionCertification.devenues': { lists: null },
  'sessionCertification.touchees': { lists: null },
  'sessionCertification.devenir': { ids: { id: 'session-confiee' } },
  'sessionCertification.get': byId,
  'sessionCertification.emargement': { ...byId, refusal: 'session-certification.date-debut-requise' },
  'sessionCertification.listeStagiaires': byId,
  'sessionCertification.dossier': byId,
  'sessionCertification.telechargements': { ...byId, refusal: 'session-certification.sans-certificat' },
  'sessionCertification.certificats': {
    ...byId,
    body: () => ({ ids: [2_000_000_000] }),
    refusal: 'session-certification.sans-certificat',
  },
  'certificat.remise': byId,
  'certificat.remettre': {
    ...byId,
    body: () => ({ envois: [] }),
    refusal: 'donnees-invalides',
  },
  'certificatFormateur.search': { lists: 'certificat-formateur', body: () => ({ taille: 200 }) },
  'certificatFormateur.get': { ids: { id: 'certificat-formateur' } },
  'certificatFormateur.prolonger': {
    idInBody: 'certificat-formateur',
    body: (_caller, id) => ({ certificatId: Number(id), version: STALE, dateFin: '2027-01-01', motif: 'Essai.' }),
  },
  'certificatFormateur.download': { ids: { id: 'certificat-formateur' } },
  'certificat.telecharger': { lists: null, body: () => ({ ids: [] }), refusal: 'donnees-invalides' },
  'sessionCertification.update': { ...written(CONTENT), refusal: 'donnees-invalides' },
  'sessionCertification.submit': { ...written(CONTENT), refusal: 'donnees-invalides' },
  'sessionCertification.updateResultats': written({ resultats: [] }),
  'sessionCertification.submitResultats': written({ resultats: [] }),
  'sessionCertification.updateVerification': written({ corrections: [] }),
  'sessionCertification.submitVerification': written({ corrections: [] }),
  'sessionCertification.direHomonyme': {
    ...byId,
    body: () => ({ stagiaireId: 2_000_000_000, autreStagiaireId: 2_000_000_001, reponse: 'DEUX_PERSONNES' }),
  },
  'sessionCertification.corriger': {
    ...byId,
    body: () => ({ version: STALE, corrections: [], commentaire: 'Essai.' }),
  },
  'sessionCertification.remove': { ...byId, body: () => ({ version: STALE, commentaire: 'Essai.' }) },
  'sessionCertification.plateformes': { ids: { id: 'habilitation' } },
  'sessionCertification.formateurs': {
    query: `?habilitationId=${NO_HABILITATION}`,
    refusal: 'donnees-invalides',
  },
  'sessionCertification.checkAnimateur': {
    body: () => ({
      animateurHabilisId: 'ZZZ99999',
      habilitationId: NO_HABILITATION,
      dateSession: null,
      dateFinSession: null,
      sessionId: null,
    }),
    refusal: 'donnees-invalides',
  },
  'sessionCertification.checkStagiaire': {
    idInBody: 'session-certification',
    body: (_caller, id) => ({ sessionId: Number(id), habilisId: null, identite: NOBODY }),
  },
  'sessionCertification.checkCreateStagiaire': { ...byId, body: () => NOBODY },
  'sessionCertification.createPreAccount': {
    idInBody: 'session-certification',
    body: (_caller, id) => ({ sessionId: Number(id), ...NOBODY, nom: '1', courriel: null }),
    refusal: 'donnees-invalides',
  },
  'sessionCertification.removePreAccount': {
    idInBody: 'pre-compte',
    body: (_caller, id) => ({ preCompteId: Number(id) }),
  },
  'sessionCertification.juger': { ...byId, body: () => ({ lignes: [NO_LINE] }) },
  'sessionCertification.importer': {
    ...byId,
    body: () => ({ lignes: [{ ...NO_LINE, choix: null }], colonnes: [] }),
    refusal: 'donnees-invalides',
  },
  'sessionCertification.repartir': {
    ...byId,
    body: () => ({
      ici: [],
      autres: [{ cleBrouillon: '5a4e0f52-7f1d-4b8e-9f5e-0a6f3c2d9b12', lignes: [{ ...NO_LINE, choix: null }] }],
      colonnes: [],
    }),
    refusal: 'donnees-invalides',
  },
  'sessionCertification.annulerImport': {
    ...byId,
    body: () => ({ importId: 2_000_000_000 }),
    refusal: 'donnees-invalides',
  },
  'sessionCertification.importColonnes': byId,
};

/** A session of the demandeur, then one of each caisse and dispositif, led by a formateur who calls and by others. */
const TRIED = [
  ['Ardoise Formation', 'AMSS4-1', 'FOR40002'],
  ['Lorraine Prévention Formation', 'SST-1', 'FOR40001'],
  ['Garonne Soins Formation', 'APSASD-1', 'FOR40003'],
  ['Nord Amiante Pédagogie', 'AMSS4-1', 'FOR40003'],
] as const;

type Base = Kysely<Database>;

const personneOf = (db: Base, habilisId: string) =>
  db.selectFrom('personne').select('id').where('habilis_id', '=', habilisId).executeTakeFirstOrThrow();

async function addSession(db: Base, values: Insertable<SessionCertificationTable>): Promise<string> {
  const { id } = await db.insertInto('session_certification').values(values).returning('id').executeTakeFirstOrThrow();
  return String(id);
}

/** A draft of a habilitation, and a pre-account of a deleted session of it: removing it is asked of nobody's draft. */
async function addTriedSession(db: Base, [raisonSociale, code, animateur]: (typeof TRIED)[number], rang: number) {
  const held = await db
    .selectFrom('habilitation')
    .innerJoin('entite', 'entite.id', 'habilitation.entite_id')
    .innerJoin('dispositif_niveau', 'dispositif_niveau.id', 'habilitation.dispositif_niveau_id')
    .select(['habilitation.id', 'habilitation.entite_id', 'entite.caisse_id'])
    .where('entite.raison_sociale', '=', raisonSociale)
    .where('dispositif_niveau.code', '=', code)
    .orderBy('habilitation.id', 'desc')
    .executeTakeFirstOrThrow();
  const delegations = await db
    .selectFrom('delegation')
    .select('role_id')
    .where('habilitation_id', '=', held.id)
    .execute();
  const { id: personneId } = await personneOf(db, animateur);
  const content = {
    habilitation_id: held.id,
    mode: 'INI',
    animateur_id: personneId,
    last_creator_updater_id: personneId,
  } as const;
  const id = await addSession(db, { ...content, numero: `S-2025-90000${rang}`, etat: 'SAISIE' });
  const deleted = await addSession(db, {
    ...content,
    numero: `S-2025-91000${rang}`,
    etat: 'SUPPRIMEE',
    supprimee_le: '2025-12-01T00:00:00Z',
  });
  const preCompte = await db
    .insertInto('pre_compte')
    .values({ session_id: Number(deleted), nom: 'Petit', prenom: 'Jean' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const owners = {
    ...NO_OWNER,
    entiteId: held.entite_id,
    caisseId: held.caisse_id,
    assigneId: personneId,
    niveau: code,
    delegataireRoleIds: delegations.map(({ role_id: roleId }) => roleId),
  };
  const nom = `session de ${raisonSociale} ${code}`;
  return {
    session: { id, nom, owners },
    deleted,
    preCompte: { id: String(preCompte.id), nom: `pré-compte, ${nom}`, owners },
  };
}

/** The roles of the formateur who calls, and of another. */
async function loadFormateurs(db: Base): Promise<Subject[]> {
  const roles = await db
    .selectFrom('role')
    .innerJoin('personne', 'personne.id', 'role.personne_id')
    .select(['role.id', 'role.personne_id', 'personne.habilis_id'])
    .where('role.type', '=', 'F')
    .where('personne.habilis_id', 'in', ['FOR40001', 'FOR40002'])
    .execute();
  return roles.map((role) => ({
    id: String(role.id),
    nom: `formateur ${role.habilis_id}`,
    owners: { ...NO_OWNER, assigneId: role.personne_id },
  }));
}

/** The niveaux of the formateurs' certificats that are tried. */
const NIVEAUX_FORMATEUR: Readonly<Record<string, string>> = {
  FOR40001: 'SST-2',
  FOR40002: 'SST-2',
  FOR40003: 'PRAP2S-2',
};

/** A certificat of each formateur, of the first entite whose session they lead. */
async function addFormateurs(db: Base, sessions: readonly Subject[]): Promise<Subject[]> {
  return Promise.all(
    Object.entries(NIVEAUX_FORMATEUR).map(async ([habilisId, code]) => {
      const session = sessions[TRIED.findIndex(([, , animateur]) => animateur === habilisId)];
      const personne = await personneOf(db, habilisId);
      const niveau = await db
        .selectFrom('dispositif_niveau')
        .select('id')
        .where('code', '=', code)
        .executeTakeFirstOrThrow();
      const { id } = await db
        .insertInto('certificat_formateur')
        .values({
          personne_id: personne.id,
          dispositif_niveau_id: niveau.id,
          date_obtention: '2025-06-01',
          date_fin: null,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      const owners = { ...(session?.owners ?? NO_OWNER), assigneId: personne.id, niveau: code };
      return { id: String(id), nom: `certificat de formateur de ${habilisId}`, owners };
    }),
  );
}

/** The deleted sessions, which were submitted to whoever led them. */
async function addConfiees(
  db: Base,
  tried: readonly Awaited<ReturnType<typeof addTriedSession>>[],
): Promise<Subject[]> {
  return Promise.all(
    tried.map(async ({ session: { nom, owners }, deleted }) => {
      const personneId = owners.assigneId ?? 0;
      await db
        .insertInto('session_confiee')
        .values({ session_id: Number(deleted), personne_id: personneId, confiee_le: '2025-11-01T00:00:00Z' })
        .execute();
      return { id: deleted, nom: `devenir, ${nom}`, owners: { ...NO_OWNER, assigneId: personneId } };
    }),
  );
}

/** Certification sessions, in the scope of each role. */
export const sessionTrial: Trial<Kind> = {
  rows,
  load: async ({ connection: { db } }) => {
    const tried = await Promise.all(TRIED.map((one, rang) => addTriedSession(db, one, rang)));
    return {
      'session-certification': tried.map(({ session }) => session),
      'session-confiee': await addConfiees(db, tried),
      'pre-compte': tried.map(({ preCompte }) => preCompte),
      'role-de-formateur': await loadFormateurs(db),
      'certificat-formateur': await addFormateurs(
        db,
        tried.map(({ session }) => session),
      ),
    };
  },
};
