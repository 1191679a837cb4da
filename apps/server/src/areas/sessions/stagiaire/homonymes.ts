import { libelleNiveau } from '@habilis/domain/dispositif-niveau/libelleNiveau';
import { cleDeNom } from '@habilis/domain/stagiaire/cleDeNom';
import type { Resultat } from '@habilis/domain/session-certification/etats';
import { type Homonyme, refusalOfHomonyme, type ReponseHomonyme } from '@habilis/domain/stagiaire/homonymes';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../database/Database.ts';
import type { Ligne } from './readLignes.ts';
import type { SessionRow } from '../session-certification/scope.ts';

/** A line of another class of the same days that holds the same name and birth date, or the same identity, beside the one that it is like. */
export type LigneHomonyme = Homonyme & {
  readonly ligne: Ligne;
  readonly autreId: number;
  readonly autreStagiaireId: number | null;
  readonly numero: string | null;
  readonly entiteId: number;
  readonly libelleNiveau: string;
  readonly dateSession: string | null;
  readonly dateFinSession: string | null;
  /** Who said it, and when. */
  readonly dite: { readonly parNomPrenom: string; readonly le: Date } | null;
};

type Base = Kysely<Database>;

/** How people are told apart: names in any order, and the birth date; null without one. */
const keyOf = (nom: string, prenom: string, naissance: string | null): string | null =>
  naissance === null ? null : `${cleDeNom(nom, prenom)} ${naissance}`;

const keyOfLigne = ({ nom, prenom, dateNaissance }: Ligne) => keyOf(nom, prenom, dateNaissance);

/** The lines that may be those of some people, whichever class they stand in: by identity, by name, or by birth date of who is not known yet. */
function candidates(db: Base, lignes: readonly Ligne[]) {
  const ids = lignes.flatMap(({ stagiaireId }) => stagiaireId ?? []);
  const dates = lignes.flatMap(({ dateNaissance }) => dateNaissance ?? []);
  const keys = lignes.map(({ nom, prenom }) => cleDeNom(nom, prenom));
  return sql<{ id: number }>`(
    select id from session_stagiaire where stagiaire_id = any(${ids}::integer[])
    union select ligne.id from stagiaire join session_stagiaire ligne on ligne.stagiaire_id = stagiaire.id
      where stagiaire.cle_nom = any(${keys}::text[]) and stagiaire.date_naissance = any(${dates}::date[])
    union select ligne.id from pre_compte join session_stagiaire ligne on ligne.pre_compte_id = pre_compte.id
      where pre_compte.date_naissance = any(${dates}::date[]))`;
}

async function autresOf(db: Base, row: SessionRow, lignes: readonly Ligne[], days: readonly [string, string]) {
  return (
    db
      .selectFrom(candidates(db, lignes).as('candidate'))
      .innerJoin('session_stagiaire as ligne', 'ligne.id', 'candidate.id')
      .innerJoin('session_certification as session', 'session.id', 'ligne.session_id')
      .innerJoin('dispositif_niveau as niveau', 'niveau.id', 'session.dispositif_niveau_id')
      .innerJoin('dispositif', 'dispositif.id', 'niveau.dispositif_id')
      .leftJoin('stagiaire', 'stagiaire.id', 'ligne.stagiaire_id')
      .leftJoin('pre_compte', 'pre_compte.id', 'ligne.pre_compte_id')
      .select([
        'ligne.id',
        'ligne.stagiaire_id as stagiaireId',
        'ligne.resultat',
        'session.numero',
        'session.entite_id as entiteId',
      ])
      .select(['session.dispositif_niveau_id as niveauId', 'dispositif.libelle_court as libelleCourt', 'niveau.niveau'])
      .select(['session.date_session as dateSession', 'session.date_fin_session as dateFinSession'])
      .select((eb) => [
        eb.fn.coalesce('ligne.nom_corrige', 'ligne.nom_inscrit', 'stagiaire.nom', 'pre_compte.nom').as('nom'),
        eb.fn
          .coalesce('ligne.prenom_corrige', 'ligne.prenom_inscrit', 'stagiaire.prenom', 'pre_compte.prenom')
          .as('prenom'),
        eb.fn
          .coalesce('ligne.naissance_saisie', 'stagiaire.date_naissance', 'pre_compte.date_naissance')
          .as('naissance'),
      ])
      .where('session.id', '<>', row.id)
      // A draft is changed at will: its own submit brings it here.
      .where('session.etat', 'in', ['RESULTATS', 'VERIFICATION', 'CLOTUREE'])
      .where('session.date_session', '<=', days[1])
      .where((eb) => eb(eb.fn.coalesce('session.date_fin_session', 'session.date_session'), '>=', days[0]))
      .orderBy('ligne.id')
      .execute()
  );
}
type Autre = Awaited<ReturnType<typeof autresOf>>[number];

const pairOf = (one: number, other: number): string => `${Math.min(one, other)} ${Math.max(one, other)}`;

/** What was said of some pairs of lines; locked while a session is closed, so that two closings give one person one identity. */
async function reponsesOf(db: Base, ids: readonly number[], isLocked: boolean) {
  if (ids.length === 0) return new Map<string, { reponse: ReponseHomonyme; nom: string; prenom: string; le: Date }>();
  const rows = await db
    .selectFrom('session_homonyme as dit')
    .innerJoin('personne', 'personne.id', 'dit.personne_id')
    .select([
      'dit.ligne_id',
      'dit.autre_ligne_id',
      'dit.reponse',
      'dit.dite_le as le',
      'personne.nom',
      'personne.prenom',
    ])
    .where((eb) => eb.or([eb('dit.ligne_id', 'in', ids), eb('dit.autre_ligne_id', 'in', ids)]))
    .orderBy('dit.id')
    .$if(isLocked, (query) => query.forUpdate('dit'))
    .execute();
  return new Map(rows.map(({ ligne_id, autre_ligne_id, ...row }) => [pairOf(ligne_id, autre_ligne_id), row]));
}

const isOf = (ligne: Ligne, autre: Autre): boolean => {
  if (ligne.stagiaireId !== null && ligne.stagiaireId === autre.stagiaireId) return true;
  const key = keyOfLigne(ligne);
  return key !== null && key === keyOf(autre.nom ?? '', autre.prenom ?? '', autre.naissance);
};

/** The lines of other classes of the same days that are of the same name and birth date as lines of a session, or of the same person (SC44). */
export async function homonymesOf(
  db: Base,
  row: SessionRow,
  lignes: readonly Ligne[],
  { isLocked = false } = {},
): Promise<LigneHomonyme[]> {
  const first = row.date_session;
  if (first === null || lignes.length === 0) return [];
  const reponses = await reponsesOf(
    db,
    lignes.map(({ id }) => id),
    isLocked,
  );
  const autres = await autresOf(db, row, lignes, [first, row.date_fin_session ?? first]);
  return lignes.flatMap((ligne) =>
    autres
      .filter((autre) => isOf(ligne, autre))
      .map((autre): LigneHomonyme => {
        const said = reponses.get(pairOf(ligne.id, autre.id));
        const isMemeIdentite = ligne.stagiaireId !== null && ligne.stagiaireId === autre.stagiaireId;
        return {
          ligne,
          autreId: autre.id,
          autreStagiaireId: autre.stagiaireId,
          resultat: autre.resultat satisfies Resultat | null,
          isMemeIdentite,
          isMemeNiveau: autre.niveauId === row.dispositif_niveau_id,
          hasDeuxIdentites: !isMemeIdentite && ligne.stagiaireId !== null && autre.stagiaireId !== null,
          reponse: said?.reponse ?? null,
          numero: autre.numero,
          entiteId: autre.entiteId,
          libelleNiveau: libelleNiveau({ libelleCourt: autre.libelleCourt, niveau: autre.niveau }),
          dateSession: autre.dateSession,
          dateFinSession: autre.dateFinSession,
          dite: said === undefined ? null : { parNomPrenom: `${said.prenom} ${said.nom}`, le: said.le },
        };
      }),
  );
}

/** What the lines of other classes keep from being certified, one fault a line. */
export async function homonymesFaults(db: Base, row: SessionRow, lignes: readonly Ligne[]) {
  const homonymes = await homonymesOf(db, row, lignes);
  return lignes.flatMap((ligne, index) => {
    const refus = homonymes
      .filter((one) => one.ligne.id === ligne.id)
      .map((one) => refusalOfHomonyme(ligne.resultat, one))
      .find((title) => title !== null);
    return refus === undefined ? [] : [{ path: `resultats.${index}.resultat`, title: refus }];
  });
}

/** The identity that a line of who is not known yet takes from another class: somebody said that they are one person (SC44). */
export async function toldIdentites(db: Base, row: SessionRow, lignes: readonly Ligne[]): Promise<Map<number, number>> {
  const homonymes = await homonymesOf(db, row, lignes, { isLocked: true });
  const here = new Set(lignes.map(({ stagiaireId }) => stagiaireId));
  return new Map(
    homonymes.flatMap(({ ligne, reponse, autreStagiaireId }): [number, number][] =>
      reponse !== 'UNE_PERSONNE' ||
      ligne.stagiaireId !== null ||
      autreStagiaireId === null ||
      here.has(autreStagiaireId)
        ? []
        : [[ligne.id, autreStagiaireId]],
    ),
  );
}
