import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../database/Database.ts';
import { adresseDeRemise } from '../titulaire/adresseDuTitulaire.ts';
import { formesDAdresse } from './adresseComparee.ts';

/** A holder at an address, by one of their certificats, or without any. */
type Ligne = {
  readonly titulaire: string;
  readonly certificatId: number | null;
  readonly stagiaireId: number | null;
  readonly personneId: number | null;
  readonly adresse: string | null;
  readonly cleNom: string | null;
  readonly dateNaissance: string | null;
};

/** One human being: the account, else name and birth date, else what is stored alone. */
const TITULAIRE = sql<string>`case
  when stagiaire.personne_id is not null then 'compte:' || stagiaire.personne_id
  when stagiaire.date_naissance is not null then stagiaire.cle_nom || '|' || stagiaire.date_naissance
  else 'seul:' || stagiaire.id end`;

/**
 * Who an address is: the holders of the certificats that bear it, each with theirs, and whoever has an account under it. The one place where
 * the address of a certificat is read the other way round (`adresseDeRemise`).
 */
export function titulairesA(db: Kysely<Database>, adresse: string) {
  const formes = formesDAdresse(adresse);
  const ofCertificats = db
    .selectFrom('certificat')
    .innerJoin('stagiaire', 'stagiaire.id', 'certificat.stagiaire_id')
    .leftJoin('remise_certificat as remise', 'remise.certificat_id', 'certificat.id')
    .where('stagiaire.pseudonymise_le', 'is', null)
    // By their indexes first: what was said for a certificat hides the address of its stagiaire.
    .where('certificat.id', 'in', (of) =>
      of
        .selectFrom('certificat as given')
        .innerJoin('stagiaire as bearer', 'bearer.id', 'given.stagiaire_id')
        .select('given.id')
        .where(sql<string>`lower(bearer.courriel)`, 'in', formes)
        .union(
          of
            .selectFrom('remise_certificat')
            .select('remise_certificat.certificat_id as id')
            .where(sql<string>`lower(remise_certificat.adresse)`, 'in', formes),
        ),
    )
    .where(sql<string>`lower(${adresseDeRemise})`, 'in', formes)
    .select([TITULAIRE.as('titulaire'), 'certificat.id as certificatId', 'stagiaire.id as stagiaireId'])
    .select(['stagiaire.personne_id as personneId', adresseDeRemise.as('adresse')])
    .select(['stagiaire.cle_nom as cleNom', 'stagiaire.date_naissance as dateNaissance'])
    .$castTo<Ligne>();
  const ofCompte = db
    .selectFrom('personne')
    .leftJoin('stagiaire', (join) =>
      join.onRef('stagiaire.personne_id', '=', 'personne.id').on('stagiaire.pseudonymise_le', 'is', null),
    )
    .leftJoin('certificat', 'certificat.stagiaire_id', 'stagiaire.id')
    .where('personne.email', 'in', formes)
    .where('personne.etat', '=', 'active')
    .select([sql<string>`'compte:' || personne.id`.as('titulaire'), 'certificat.id as certificatId'])
    .select(['stagiaire.id as stagiaireId', 'personne.id as personneId', 'personne.email as adresse'])
    .select(['stagiaire.cle_nom as cleNom', 'stagiaire.date_naissance as dateNaissance'])
    .$castTo<Ligne>();
  return db.selectFrom(ofCertificats.unionAll(ofCompte).as('ligne'));
}
