import type { EtapeSession, SessionCertification } from '@habilis/api/session-certification/SessionCertification';
import type { Stagiaire } from '@habilis/api/session-certification/Stagiaire';
import { actionsPossibles } from '@habilis/domain/demande/actionsPossibles';
import { libelleNiveau } from '@habilis/domain/dispositif-niveau/libelleNiveau';
import { isMrp } from '@habilis/domain/role/roleGroup';
import { seesAgents } from '@habilis/domain/role/seesAgents';
import type { EtapeDroit } from '@habilis/domain/droit/entitlementRefusal';
import type { SessionEtat } from '@habilis/domain/session-certification/etats';
import { isHomonymeADire, refusalOfHomonyme } from '@habilis/domain/stagiaire/homonymes';
import { mayWork } from '@habilis/domain/session-certification/mayWork';
import { SESSION_WORKFLOW } from '@habilis/domain/session-certification/workflow';
import type { RoleContext } from '../../../platform/Handler.ts';
import { partPriseOf } from '../../personnes/partie-prenante/partiesPrenantes.ts';
import { judgeAnimateur } from '../animateur/animateur.ts';
import { apercuOf } from '../cloture/apercuOf.ts';
import { chezFormateurOf } from '../animateur/chezFormateurOf.ts';
import {
  type Cadre,
  cadreOf,
  etapeDeSoumission,
  type GroupeSoumis,
  refusalOfDroit,
  reglesOf,
} from '../session-certification/droitOf.ts';
import { saisieEcarteeOf } from '../stagiaire/setAsideSaisie.ts';
import { homonymesOf } from '../stagiaire/homonymes.ts';
import { anterieursOf, type Ligne, readLignes } from '../stagiaire/readLignes.ts';
import type { SessionRow } from '../session-certification/scope.ts';
import { situationOf } from '../session-certification/situationOf.ts';

/** The step that a state waits for, and for which the right is asked. */
const ETAPES: Readonly<Partial<Record<SessionEtat, EtapeDroit>>> = {
  RESULTATS: 'resultats',
  VERIFICATION: 'verification',
};

type Empechement = SessionCertification['empechement'];
type Anterieurs = Awaited<ReturnType<typeof anterieursOf>>;

const withoutEnd = (anterieur: ReturnType<Anterieurs>) =>
  anterieur === null ? null : { etat: anterieur.etat, dateFin: null };

const presentLigne = (ligne: Ligne, anterieurOf: Anterieurs): Stagiaire => ({
  id: ligne.id,
  nom: ligne.nom,
  prenom: ligne.prenom,
  dateNaissance: ligne.dateNaissance,
  habilisId: ligne.habilisId,
  preCompteId: ligne.preCompteId,
  courriel: ligne.courriel,
  importId: ligne.importId,
  nomInscrit: ligne.isCorrigee ? ligne.nomInscrit : null,
  prenomInscrit: ligne.isCorrigee ? ligne.prenomInscrit : null,
  // The end of the earlier certificat would tell who was chosen.
  anterieur: ligne.isMasque ? withoutEnd(anterieurOf(ligne)) : anterieurOf(ligne),
  present: ligne.present,
  identiteVerifiee: ligne.identiteVerifiee,
  resultat: ligne.resultat,
  motif: ligne.motif,
  version: ligne.version,
  saisiParNomPrenom: ligne.saisiParNomPrenom,
  saisiLe: ligne.saisiLe?.toISOString() ?? null,
  numeroCertificat: ligne.numeroCertificat,
  certificatId: ligne.certificatId,
});

/** The steps of a session; agents of the network are named to those who see agents. */
async function etapesOf({ db, caller }: RoleContext, sessionId: number): Promise<EtapeSession[]> {
  const rows = await db
    .selectFrom('session_etape')
    .leftJoin('personne', 'personne.id', 'session_etape.personne_id')
    .leftJoin('application', 'application.id', 'session_etape.application_id')
    .selectAll('session_etape')
    .select(['personne.nom', 'personne.prenom', 'application.nom as application'])
    .where('session_id', '=', sessionId)
    .orderBy('session_etape.id')
    .execute();
  return rows.map(({ id, action, de, vers, commentaire, role_type: roleType, le, nom, prenom, application }) => {
    const isNamed = nom !== null && (roleType === null || !isMrp(roleType) || seesAgents(caller.role.type));
    return {
      id,
      action,
      de,
      vers,
      commentaire,
      auteurNomPrenom: isNamed ? `${prenom ?? ''} ${nom}` : null,
      ...(isNamed && application !== null ? { application } : {}),
      roleType,
      faitLe: le.toISOString(),
    };
  });
}

async function importsOf({ db }: RoleContext, sessionId: number): Promise<SessionCertification['imports']> {
  const rows = await db
    .selectFrom('session_import')
    .innerJoin('personne', 'personne.id', 'session_import.personne_id')
    .select(['session_import.id', 'session_import.le', 'session_import.nb_lignes as nbLignes'])
    .select(['personne.nom', 'personne.prenom'])
    .where('session_id', '=', sessionId)
    .orderBy('session_import.id')
    .execute();
  return rows.map(({ id, le, nbLignes, nom, prenom }) => ({
    id,
    importeLe: le.toISOString(),
    auteurNomPrenom: `${prenom} ${nom}`,
    nbLignes,
  }));
}

/** What stands against the next step: the right to hold the session, or its formateur where nobody there can name another. */
async function empechementOf(context: RoleContext, row: SessionRow, cadre: Cadre): Promise<Empechement> {
  const etape = row.etat === 'SAISIE' ? etapeDeSoumission(row) : ETAPES[row.etat];
  if (etape === undefined) return null;
  const refus = refusalOfDroit(cadre, row.date_session, etape, context.today);
  // While it is typed, another formateur is named in its field.
  if (refus !== null || row.etat === 'SAISIE') return refus;
  const days = { dateSession: row.date_session, dateFinSession: row.date_fin_session };
  const { niveau } = cadre;
  return (await judgeAnimateur(context, row.animateur_id, { niveau, days, sessionId: row.id })).refus;
}

/** The habilitation and the rules of a session. */
export const presentCadre = (
  context: Pick<RoleContext, 'db' | 'today' | 'settings'>,
  cadre: Cadre,
  soumis: GroupeSoumis | null = null,
): Pick<SessionCertification, 'habilitation' | 'regles'> => {
  const { habilitation: row, niveau, plateformesFixes, adresseEntite } = cadre;
  const regles = reglesOf(context, cadre, soumis);
  return {
    habilitation: {
      id: row.id,
      numero: row.numero,
      entiteId: row.entite_id,
      raisonSociale: row.raison_sociale,
      dispositifNiveau: {
        id: row.dispositif_niveau_id,
        libelle: libelleNiveau({ libelleCourt: row.libelle_court, niveau: row.niveau }),
      },
      dateDebut: row.date_debut,
      dateFin: row.date_fin,
      plateformesFixes,
      adresseEntite,
      plateformeMobile: row.plateforme_mobile,
    },
    regles: {
      nbStagiairesMin: regles.nbStagiairesMin,
      nbStagiairesMax: regles.nbStagiairesMax,
      heuresInitiales: niveau.heures_initiales,
      heuresMac: niveau.heures_mac,
      dureeSessionMaxJours: regles.dureeSessionMaxJours,
      toleranceMacMois: niveau.tolerance_mac_mois,
      plateformeRequise: regles.plateformeRequise,
      certificatFormateurRequis: niveau.niveau_formateur_id !== null,
      delaiClotureMois: regles.delaiClotureMois,
      aujourdhui: context.today,
    },
  };
};

/** The content of a session as it is stored. */
export const contentOf = (row: SessionRow) => ({
  mode: row.mode,
  dateSession: row.date_session,
  dateFinSession: row.date_fin_session,
  heureDebut: row.heure_debut,
  heureFin: row.heure_fin,
  lieuFormation: row.lieu_formation,
  lieuFormationType: row.lieu_formation_type,
  lieuFormationCodePostalVille:
    row.lieu_formation_code_postal === null || row.lieu_formation_ville === null
      ? null
      : { codePostal: row.lieu_formation_code_postal, ville: row.lieu_formation_ville },
  lieuFormationAdresse: row.lieu_formation_adresse,
  plateformeFixeId: row.plateforme_fixe_id,
});

async function namesOf({ db }: RoleContext, { animateur_id, last_creator_updater_id }: SessionRow) {
  const rows = await db
    .selectFrom('personne')
    .select(['id', 'habilis_id', 'nom', 'prenom'])
    .where('id', 'in', [animateur_id ?? 0, last_creator_updater_id])
    .execute();
  const animateur = rows.find(({ id }) => id === animateur_id);
  return {
    animateurHabilisId: animateur?.habilis_id ?? null,
    animateurNomPrenom: animateur === undefined ? null : `${animateur.prenom} ${animateur.nom}`,
    lastCreatorUpdaterHabilisId: rows.find(({ id }) => id === last_creator_updater_id)?.habilis_id ?? null,
  };
}

/** Who else bears the name of a stagiaire in a class of the same days, while somebody can still say who they are; an other entite's class is not named (SC44). */
async function presentHomonymes(
  { db }: RoleContext,
  row: SessionRow,
  lignes: readonly Ligne[],
): Promise<SessionCertification['homonymes']> {
  if (row.etat !== 'RESULTATS' && row.etat !== 'VERIFICATION') return [];
  const homonymes = await homonymesOf(db, row, lignes);
  // Of a masked stagiaire, what was typed alone.
  const told = homonymes.filter(({ ligne, isMemeIdentite }) => !(ligne.isMasque && isMemeIdentite));
  return told.map((one) => ({
    stagiaireId: one.ligne.id,
    autreStagiaireId: one.autreId,
    numero: one.entiteId === row.entite_id ? one.numero : null,
    libelleDispositifNiveau: one.libelleNiveau,
    dateSession: one.dateSession,
    dateFinSession: one.dateFinSession,
    isMemeIdentite: one.isMemeIdentite,
    isADire: isHomonymeADire(one.ligne.resultat, one),
    refus: refusalOfHomonyme(one.ligne.resultat, one),
    dite:
      one.dite === null || one.reponse === null
        ? null
        : { reponse: one.reponse, parNomPrenom: one.dite.parNomPrenom, le: one.dite.le.toISOString() },
  }));
}

/** A stored session as its reader may see it, with the actions that they have now. */
export async function presentSession(
  context: RoleContext,
  row: SessionRow,
  conflits: SessionCertification['conflits'] = [],
): Promise<SessionCertification> {
  const { db, today, caller } = context;
  const cadre = await cadreOf(context, row.habilitation_id);
  const lignes = await readLignes(db, row.id);
  const anterieurOf = await anterieursOf(context, row, lignes, cadre);
  const situation = await situationOf(context, row);
  const partPrise = await partPriseOf(context, cadre.habilitation.entite_id, [row.animateur_id]);
  const isBarred = partPrise !== null;
  const chezFormateur = isBarred ? undefined : await chezFormateurOf(context, row, { situation, lignes });
  return {
    id: row.id,
    version: row.version,
    numero: row.numero,
    etat: row.etat,
    ...presentCadre(context, cadre, row),
    ...contentOf(row),
    ...(await namesOf(context, row)),
    dateSuppressionSession: row.date_suppression,
    commentaireRenvoi: row.commentaire_renvoi,
    empechement: await empechementOf(context, row, cadre),
    sansFormateur: row.etat === 'RESULTATS' && situation.isSansFormateur,
    sansGestionnaire: ['RESULTATS', 'VERIFICATION'].includes(row.etat) && situation.isSansGestionnaire,
    stagiaires: lignes.map((ligne) => presentLigne(ligne, anterieurOf)),
    homonymes: await presentHomonymes(context, row, lignes),
    conflits,
    saisieEcartee: await saisieEcarteeOf(context, row),
    imports: await importsOf(context, row.id),
    etapes: await etapesOf(context, row.id),
    apercuCloture: row.etat === 'VERIFICATION' ? await apercuOf(context, row, cadre, lignes) : null,
    actionsPossibles: isBarred
      ? []
      : actionsPossibles(SESSION_WORKFLOW, situation, { role: caller.role.type, today }).map(
          ({ key, commentaireRequis }) => ({ key, commentaireRequis }),
        ),
    ...(isBarred ? { partPrise } : {}),
    ...(chezFormateur === undefined ? {} : { chezFormateur }),
    modifiable: !isBarred && mayWork(situation, caller.role.type, today),
  };
}
