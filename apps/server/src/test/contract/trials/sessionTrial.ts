import { type CallRow, STALE } from '../CallRow.ts';
import { NO_OWNER, type SubjectKind } from '../Subject.ts';
import type { Trial } from '../Trial.ts';

type Kind = 'session-certification' | 'pre-compte';
type Row = CallRow<SubjectKind | Kind>;

/** A habilitation that does not exist. */
const NO_HABILITATION = 2_000_000_000;

const CONTENT = {
  cleBrouillon: null,
  habilitationId: NO_HABILITATION,
  mode: 'INI',
  dateSession: null,
  dateFinSession: null,
  heureDebut: null,
  heureFin: null,
  lieuFormation: null,
  lieuFormationType: null,
  lieuFormationCodePostalVille: null,
  lieuFormationAdresse: null,
  plateformeFixeId: null,
  animateurHabilisId: null,
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
  'sessionCertification.start': {
    query: `?habilitationId=${NO_HABILITATION}`,
    refusal: 'donnees-invalides',
  },
  'sessionCertification.get': byId,
  'sessionCertification.update': written(CONTENT),
  'sessionCertification.submit': written(CONTENT),
  'sessionCertification.updateResultats': written({ resultats: [] }),
  'sessionCertification.submitResultats': written({ resultats: [] }),
  'sessionCertification.updateVerification': written({ corrections: [] }),
  'sessionCertification.submitVerification': written({ corrections: [] }),
  'sessionCertification.corriger': {
    ...byId,
    body: () => ({ version: STALE, corrections: [], commentaire: 'Essai.' }),
  },
  'sessionCertification.remove': { ...byId, body: () => ({ version: STALE, commentaire: 'Essai.' }) },
  'sessionCertification.plateformes': { ids: { id: 'habilitation' } },
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
  'sessionCertification.annulerImport': {
    ...byId,
    body: () => ({ importId: 2_000_000_000 }),
    refusal: 'donnees-invalides',
  },
  'sessionCertification.importColonnes': byId,
};

/** A session of each caisse and dispositif, led by a formateur who calls and by another. */
const TRIED = [
  ['Lorraine Prévention Formation', 'SST-1', 'FOR40001'],
  ['Garonne Soins Formation', 'APSASD-1', 'FOR40002'],
  ['Nord Amiante Pédagogie', 'AMSS4-1', 'FOR40003'],
] as const;

/** Certification sessions, in the scope of each role. */
export const sessionTrial: Trial<Kind> = {
  rows,
  load: async ({ connection: { db } }) => {
    const delegations = await db.selectFrom('delegation').select(['habilitation_id', 'role_id']).execute();
    const subjects = TRIED.map(async ([raisonSociale, code, animateur], index) => {
      const held = await db
        .selectFrom('habilitation')
        .innerJoin('entite', 'entite.id', 'habilitation.entite_id')
        .innerJoin('dispositif_niveau', 'dispositif_niveau.id', 'habilitation.dispositif_niveau_id')
        .select(['habilitation.id', 'habilitation.entite_id', 'entite.caisse_id'])
        .where('entite.raison_sociale', '=', raisonSociale)
        .where('dispositif_niveau.code', '=', code)
        .orderBy('habilitation.id', 'desc')
        .executeTakeFirstOrThrow();
      const { id: personneId } = await db
        .selectFrom('personne')
        .select('id')
        .where('habilis_id', '=', animateur)
        .executeTakeFirstOrThrow();
      const { id } = await db
        .insertInto('session_certification')
        .values({
          numero: `S-2025-90000${index}`,
          habilitation_id: held.id,
          etat: 'SAISIE',
          mode: 'INI',
          date_session: null,
          date_fin_session: null,
          lieu_formation: null,
          lieu_formation_type: null,
          lieu_formation_adresse: null,
          lieu_formation_code_postal: null,
          lieu_formation_ville: null,
          plateforme_fixe_id: null,
          animateur_id: personneId,
          last_creator_updater_id: personneId,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      return {
        id: String(id),
        nom: `session de ${raisonSociale} ${code}`,
        owners: {
          ...NO_OWNER,
          entiteId: held.entite_id,
          caisseId: held.caisse_id,
          assigneId: personneId,
          niveau: code,
          delegataireRoleIds: delegations
            .filter(({ habilitation_id: of }) => of === held.id)
            .map(({ role_id: roleId }) => roleId),
        },
      };
    });
    return { 'session-certification': await Promise.all(subjects), 'pre-compte': [] };
  },
};
