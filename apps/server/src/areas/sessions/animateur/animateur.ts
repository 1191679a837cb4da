import { etatCertificat } from '@habilis/domain/demande-habilitation/etatCertificat';
import { type RefusAnimateur, refusalOfAnimateur } from '@habilis/domain/animateur/refusalOfAnimateur';
import type { Kysely } from 'kysely';
import type { Database } from '../../../database/Database.ts';
import { countLookups } from '../../../platform/auth/throttle.ts';
import type { Context, RoleContext } from '../../../platform/Handler.ts';
import { isFormateur } from '../../niveaux/formateur/isFormateur.ts';
import type { Cadre } from '../session-certification/droitOf.ts';
import { namedPersonne } from '../../../platform/auth/namedPersonne.ts';
import { readLignes } from '../stagiaire/readLignes.ts';

type Days = { readonly dateSession: string | null; readonly dateFinSession: string | null };

/** Who has an identifier and may be named to an entite as the formateur of a niveau: a formateur, or anybody where it asks for no certificat (rules/niveaux#parameters). */
export const findAnimateur = (db: Kysely<Database>, habilisId: string, niveauFormateurId: number | null) =>
  namedPersonne(db)
    .select(['personne.id', 'personne.habilis_id', 'personne.nom', 'personne.prenom'])
    .where('named.habilis_id', '=', habilisId)
    .where('personne.etat', '<>', 'fusionnee')
    .$if(niveauFormateurId !== null, (query) => query.where(isFormateur))
    .executeTakeFirst();

/** The same for who asks by an identifier: counted by account, and recorded (SC22, SC26). */
export async function lookUpAnimateur(
  context: RoleContext<'session-certification.trop-de-recherches'>,
  habilisId: string,
  niveauFormateurId: number | null,
) {
  await countLookups(context, 1, {
    action: 'session-certification.RechercheFormateur',
    detail: { animateurHabilisId: habilisId },
  });
  return findAnimateur(context.db, habilisId, niveauFormateurId);
}

/** A new formateur of the niveau who has no account yet: known by the identifier of the stagiaire, able to lead once there is one (rules/certificats#formateurs). */
export async function findSansCompte(
  { db, today }: Pick<Context, 'db' | 'today'>,
  habilisId: string,
  niveauFormateurId: number | null,
  days: Days,
) {
  const rows = await db
    .selectFrom('certificat_formateur as droit')
    .innerJoin('stagiaire', 'stagiaire.id', 'droit.stagiaire_id')
    .select(['stagiaire.nom', 'stagiaire.prenom', 'droit.dispositif_niveau_id as niveauId'])
    .select(['droit.date_obtention as dateObtention', 'droit.date_fin as dateFin'])
    .where('stagiaire.habilis_id', '=', habilisId)
    .where('stagiaire.personne_id', 'is', null)
    .where('stagiaire.pseudonymise_le', 'is', null)
    .execute();
  const [one] = rows;
  if (one === undefined) return undefined;
  const certificats = niveauFormateurId === null ? null : rows.filter(({ niveauId }) => niveauId === niveauFormateurId);
  const on = days.dateFinSession ?? days.dateSession ?? today;
  return {
    nomPrenom: `${one.prenom} ${one.nom}`,
    refus: refusalOfAnimateur({ certificats, isStagiaire: false, isBloque: false }, days),
    dateFinCertificat: etatCertificat(certificats ?? [], { isAsked: certificats !== null, today: on }).dateFin,
  };
}

/** What is said of who is to lead a session. */
export type AnimateurJuge = {
  readonly refus: RefusAnimateur | null;
  readonly dateFinCertificat: string | null;
  /** Leads another session on one of its days (SC10). */
  readonly dejaPris: boolean;
};

async function isTaken(
  db: Kysely<Database>,
  personneId: number,
  { dateSession, dateFinSession }: Days,
  sessionId: number | null,
): Promise<boolean> {
  if (dateSession === null) return false;
  const other = await db
    .selectFrom('session_certification')
    .select('id')
    .where('animateur_id', '=', personneId)
    .where('etat', '<>', 'SUPPRIMEE')
    .where('date_session', '<=', dateFinSession ?? dateSession)
    .where('date_fin_session', '>=', dateSession)
    .where('id', '<>', sessionId ?? 0)
    .limit(1)
    .executeTakeFirst();
  return other !== undefined;
}

/** Judges a person as the formateur of a session on its days (SC6, SC10, SC26). */
export async function judgeAnimateur(
  { db, today }: Pick<Context, 'db' | 'today'>,
  personneId: number | null,
  {
    niveau: { niveau_formateur_id: niveauId },
    days,
    sessionId,
  }: { readonly niveau: Cadre['niveau']; readonly days: Days; readonly sessionId: number | null },
): Promise<AnimateurJuge> {
  if (personneId === null) return { refus: refusalOfAnimateur(null, days), dateFinCertificat: null, dejaPris: false };
  const certificats =
    niveauId === null
      ? null
      : await db
          .selectFrom('certificat_formateur')
          .select(['date_obtention as dateObtention', 'date_fin as dateFin'])
          .where('personne_id', '=', personneId)
          .where('dispositif_niveau_id', '=', niveauId)
          .execute();
  const lignes = sessionId === null ? [] : await readLignes(db, sessionId);
  const { etat } = await db
    .selectFrom('personne')
    .select('etat')
    .where('id', '=', personneId)
    .executeTakeFirstOrThrow();
  // What somebody else saw and entered does not stand on a blocked account.
  const isSaisiParAutrui =
    lignes.length > 0 && lignes.every(({ saisiPar }) => saisiPar !== null && saisiPar !== personneId);
  const isStagiaire = lignes.some((ligne) => ligne.personneId === personneId);
  const on = days.dateFinSession ?? days.dateSession ?? today;
  const { dateFin } = etatCertificat(certificats ?? [], { isAsked: certificats !== null, today: on });
  return {
    refus: refusalOfAnimateur({ certificats, isStagiaire, isBloque: etat === 'bloquee' && !isSaisiParAutrui }, days),
    dateFinCertificat: dateFin,
    dejaPris: await isTaken(db, personneId, days, sessionId),
  };
}
