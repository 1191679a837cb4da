import type { Kysely } from 'kysely';
import type { Database } from '../../../database/Database.ts';
import type { DhRow } from '../demande-habilitation/scope.ts';
import type { DemandeInLetter } from '../../../database/values/Letter.ts';

type Entite = DemandeInLetter['entite'];

const present = (parts: readonly (string | null | undefined)[]): string[] =>
  parts.flatMap((part) => (part == null || part.trim() === '' ? [] : [part.trim()]));

/** The entite as its common file describes it: the validated copy prevails over a working copy. */
async function entiteOf(db: Kysely<Database>, { entite_id: id, raison_sociale: name, ville }: DhRow): Promise<Entite> {
  const named = {
    raisonSociale: name ?? '',
    siret: null,
    adresse: present([ville]),
    representant: null,
    fonction: null,
  };
  if (id === null) return named;
  const dossier = await db
    .selectFrom('demande_administrative')
    .select(['donnees', 'donnees_validees'])
    .where('entite_id', '=', id)
    .where('en_cours', '=', true)
    .orderBy('id', 'desc')
    .executeTakeFirst();
  const entite = await db
    .selectFrom('entite')
    .select(['raison_sociale', 'siret', 'code_postal', 'ville'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const saisie = dossier?.donnees_validees ?? dossier?.donnees;
  const codePostalVille = saisie?.adresse.codePostalVille;
  const responsable = saisie?.responsableLegal;
  const place = present([codePostalVille?.codePostal ?? entite.code_postal, codePostalVille?.ville ?? entite.ville]);
  return {
    raisonSociale: entite.raison_sociale,
    siret: entite.siret,
    adresse: present([saisie?.adresse.ligne1, saisie?.adresse.ligne2, place.join(' ')]),
    representant: present([responsable?.prenom, responsable?.nom]).join(' ') || null,
    fonction: responsable?.fonction ?? null,
  };
}

/** What a letter tells of a demande, as it stands now. */
export async function demandeInLetter(db: Kysely<Database>, row: DhRow): Promise<DemandeInLetter> {
  const niveau = await db
    .selectFrom('dispositif_niveau')
    .innerJoin('dispositif', 'dispositif.id', 'dispositif_niveau.dispositif_id')
    .select(['dispositif.libelle', 'dispositif_niveau.niveau', 'dispositif_niveau.avec_plateforme'])
    .where('dispositif_niveau.id', '=', row.dispositif_niveau_id)
    .executeTakeFirst();
  const caisse = await db.selectFrom('mrp').select('libelle').where('id', '=', row.caisse_id).executeTakeFirst();
  return {
    numero: row.numero,
    mode: row.mode,
    dispositif: niveau?.libelle ?? '',
    niveau: niveau?.niveau ?? '',
    avecPlateforme: niveau?.avec_plateforme ?? false,
    caisse: caisse?.libelle ?? null,
    entite: await entiteOf(db, row),
  };
}
