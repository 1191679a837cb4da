import type { Resultat } from '@habilis/domain/session-certification/etats';
import { type CertificatAnterieur, type EtatAnterieur, rattrapageMac } from '@habilis/domain/resultat/rattrapageMac';
import { type Expression, type Kysely, sql } from 'kysely';
import type { Database } from '../../../database/Database.ts';
import type { Context } from '../../../platform/Handler.ts';
import { effectiveRevocation } from '../../certificats/etat/effectiveRevocation.ts';
import type { Cadre } from '../session-certification/droitOf.ts';
import type { SessionRow } from '../session-certification/scope.ts';

/** A line of a session with the names of its stagiaire or pre-account, in order. */
export type Ligne = {
  readonly id: number;
  readonly version: number;
  readonly stagiaireId: number | null;
  readonly preCompteId: number | null;
  /** The account of the stagiaire, if there is one. */
  readonly personneId: number | null;
  readonly habilisId: string | null;
  readonly nomInscrit: string;
  readonly prenomInscrit: string;
  readonly nom: string;
  readonly prenom: string;
  readonly isCorrigee: boolean;
  /** Whether the stagiaire was chosen among masked ones: only what was typed is told, until the certificat. */
  readonly isMasque: boolean;
  readonly dateNaissance: string | null;
  readonly courriel: string | null;
  readonly importId: number | null;
  readonly present: boolean | null;
  readonly identiteVerifiee: boolean;
  readonly resultat: Resultat | null;
  readonly motif: string | null;
  readonly saisiPar: number | null;
  readonly saisiParNomPrenom: string | null;
  readonly saisiLe: Date | null;
  readonly numeroCertificat: string | null;
  readonly certificatId: number | null;
};

const shown = (stored: Expression<string | null>, typed: Expression<string | null>) =>
  sql<string | null>`case when ligne.masque then ${typed} else ${stored} end`;

/** The lines of a session, in order. */
export async function readLignes(db: Kysely<Database>, sessionId: number): Promise<Ligne[]> {
  const rows = await db
    .selectFrom('session_stagiaire as ligne')
    .leftJoin('stagiaire', 'stagiaire.id', 'ligne.stagiaire_id')
    .leftJoin('pre_compte', 'pre_compte.id', 'ligne.pre_compte_id')
    .leftJoin('personne as auteur', 'auteur.id', 'ligne.saisi_par')
    .leftJoin('certificat', (join) =>
      join.onRef('certificat.session_stagiaire_id', '=', 'ligne.id').on('certificat.statut', '=', 'VALIDE'),
    )
    .select(['ligne.id', 'ligne.version', 'ligne.stagiaire_id as stagiaireId', 'ligne.pre_compte_id as preCompteId'])
    .select(['ligne.import_id as importId', 'ligne.present', 'ligne.identite_verifiee as identiteVerifiee'])
    .select(['ligne.resultat', 'ligne.motif', 'ligne.saisi_le as saisiLe', 'ligne.saisi_par as saisiPar'])
    .select(['ligne.nom_corrige', 'ligne.prenom_corrige'])
    .select(['stagiaire.personne_id as personneId', 'ligne.masque as isMasque'])
    .select((eb) => [
      eb.fn.coalesce('ligne.nom_inscrit', 'stagiaire.nom', 'pre_compte.nom').as('nomInscrit'),
      eb.fn.coalesce('ligne.prenom_inscrit', 'stagiaire.prenom', 'pre_compte.prenom').as('prenomInscrit'),
      // What is stored of a masked stagiaire is read by nobody.
      shown(eb.ref('stagiaire.habilis_id'), sql<string | null>`null::text`).as('habilisId'),
      shown(
        eb.fn.coalesce('stagiaire.date_naissance', 'pre_compte.date_naissance'),
        eb.ref('ligne.naissance_saisie'),
      ).as('dateNaissance'),
      shown(eb.fn.coalesce('stagiaire.courriel', 'pre_compte.courriel'), eb.ref('ligne.courriel_saisi')).as('courriel'),
    ])
    .select(['auteur.nom as auteurNom', 'auteur.prenom as auteurPrenom', 'certificat.numero as numeroCertificat'])
    .select(['certificat.id as certificatId'])
    .where('ligne.session_id', '=', sessionId)
    .orderBy('ligne.rang')
    .execute();
  return rows.map(({ nom_corrige, prenom_corrige, auteurNom, auteurPrenom, nomInscrit, prenomInscrit, ...row }) => ({
    ...row,
    nomInscrit: nomInscrit ?? '',
    prenomInscrit: prenomInscrit ?? '',
    nom: nom_corrige ?? nomInscrit ?? '',
    prenom: prenom_corrige ?? prenomInscrit ?? '',
    // Of a line closed before the names of its inscription were kept, they are not known any more.
    isCorrigee: nom_corrige !== null && (nom_corrige !== nomInscrit || prenom_corrige !== prenomInscrit),
    saisiParNomPrenom: auteurNom === null ? null : `${auteurPrenom ?? ''} ${auteurNom}`,
  }));
}

/** The same for one person, whatever the line. */
export const personneOf = ({ stagiaireId, preCompteId }: Pick<Ligne, 'stagiaireId' | 'preCompteId'>): string =>
  stagiaireId === null ? `pre-compte ${preCompteId}` : `stagiaire ${stagiaireId}`;

/** What looking for certificats needs: a revocation counts from its hour on. */
type Tools = Pick<Context, 'db' | 'now'>;

/** Who holds certificats, as a stagiaire and with an account. */
type Porteur = Pick<Ligne, 'stagiaireId' | 'personneId'>;

/** The certificats of a niveau that some lines' stagiaires hold, as stagiaires or as formateurs. */
async function certificatsOf(
  { db, now }: Tools,
  lignes: readonly Porteur[],
  { niveauId, sessionId }: { readonly niveauId: number; readonly sessionId: number },
) {
  const stagiaires = lignes.flatMap(({ stagiaireId }) => stagiaireId ?? []);
  const personnes = lignes.flatMap(({ personneId }) => personneId ?? []);
  const asStagiaire =
    stagiaires.length === 0
      ? []
      : await db
          .selectFrom('certificat')
          .select(['stagiaire_id as of', 'date_obtention as dateObtention', 'date_fin as dateFin'])
          .where('stagiaire_id', 'in', stagiaires)
          .where('dispositif_niveau_id', '=', niveauId)
          .where('statut', '=', 'VALIDE')
          // What the session itself made is no earlier one.
          .where('session_id', '<>', sessionId)
          // A revocation counts from its hour on, applied or not.
          .where(({ not, exists, selectFrom }) =>
            not(
              exists(
                selectFrom('revocation_certificat as revocation')
                  .select('revocation.id')
                  .whereRef('revocation.certificat_id', '=', 'certificat.id')
                  .where(effectiveRevocation(now)),
              ),
            ),
          )
          .execute();
  const asFormateur =
    personnes.length === 0
      ? []
      : await db
          .selectFrom('certificat_formateur')
          .select(['personne_id as of', 'date_obtention as dateObtention', 'date_fin as dateFin'])
          .where('personne_id', 'in', personnes)
          .where('dispositif_niveau_id', '=', niveauId)
          .where('revoque_le', 'is', null)
          .execute();
  return ({ stagiaireId, personneId }: Porteur): CertificatAnterieur[] => [
    ...asStagiaire.filter(({ of }) => of === stagiaireId),
    ...asFormateur.filter(({ of }) => of === personneId),
  ];
}

/** The earlier certificat of each line of an upkeep; null for a first session, and while its first day is not known. */
export async function anterieursOf(
  tools: Tools,
  { id, mode, date_session: dateSession }: Pick<SessionRow, 'id' | 'mode' | 'date_session'>,
  lignes: readonly Porteur[],
  { niveau }: Pick<Cadre, 'niveau'>,
): Promise<(ligne: Porteur) => { readonly etat: EtatAnterieur; readonly dateFin: string | null } | null> {
  if (mode === 'INI' || dateSession === null) return () => null;
  const certificats = await certificatsOf(tools, lignes, { niveauId: niveau.id, sessionId: id });
  return (ligne) => rattrapageMac(certificats(ligne), dateSession, niveau.tolerance_mac_mois);
}
