import type { certificatFormateur } from '@habilis/api/certificat-formateur/endpoints';
import type { BodyOf } from '@habilis/api/endpoint';
import { derniereFinARenouveler } from '@habilis/domain/certificat/vues';
import { type RawBuilder, sql } from 'kysely';
import type { RoleContext } from '../../../platform/Handler.ts';
import { findPage, idsOf, inOrderOf } from '../../../platform/lists/findPage.ts';
import { searchTyped } from '../../../platform/lists/searchWords.ts';
import { wordsOf } from '../../../platform/lists/wordsOf.ts';
import { refuseUnknownNiveau } from '../../niveaux/dispositif-niveau/refuseUnknownNiveau.ts';
import { formateurInScope } from './formateurScope.ts';
import { formateurRows, presentFormateur } from './readFormateur.ts';

type Asked = BodyOf<typeof certificatFormateur.search>;

const FIN = sql`certificat_formateur.date_fin`;

/** The column of each order. */
const SORT_COLUMNS = {
  nom: sql`coalesce(personne.nom_tri, stagiaire.cle_nom)`,
  dateObtention: sql`certificat_formateur.date_obtention`,
  dateFin: FIN,
} as const satisfies Record<Asked['tri'], RawBuilder<unknown>>;

const ofVue = (vue: NonNullable<Asked['vue']>, today: string): RawBuilder<boolean> =>
  ({
    'en-vigueur': sql<boolean>`(${FIN} is null or ${FIN} >= ${today})`,
    'a-renouveler': sql<boolean>`${FIN} between ${today} and ${derniereFinARenouveler(today)}`,
    expires: sql<boolean>`${FIN} < ${today}`,
    tous: sql<boolean>`true`,
  })[vue];

/** Whether the words are those of a new formateur who has no account yet; signs alone are nobody's. */
function withoutCompteNamed(recherche: string | undefined): RawBuilder<boolean> {
  const held = wordsOf(recherche).map(
    (word) => sql`concat(' ', stagiaire.cle_nom, ' ', lower(stagiaire.habilis_id)) like ${`% ${word}%`}`,
  );
  return held.length === 0
    ? sql<boolean>`false`
    : sql<boolean>`(personne.id is null and ${sql.join(held, sql` and `)})`;
}

/** One page of the formateurs' certificats that the caller may read (C34). */
export async function listFormateurs(
  context: RoleContext,
  { page, taille, tri, ordre, recherche, vue = 'tous', niveau }: Asked,
) {
  await refuseUnknownNiveau(context, { niveau });
  const words = searchTyped(recherche, 'personne.recherche');
  const rows = context.db
    .selectFrom('certificat_formateur')
    .leftJoin('personne', 'personne.id', 'certificat_formateur.personne_id')
    .leftJoin('stagiaire', 'stagiaire.id', 'certificat_formateur.stagiaire_id')
    .where(formateurInScope(context, 'read-certificats'))
    .where(ofVue(vue, context.today))
    .$if(words !== null, (query) =>
      query.where(sql<boolean>`(${words ?? sql`true`} or ${withoutCompteNamed(recherche)})`),
    )
    .$if(niveau !== undefined && niveau !== '', (query) =>
      query.where('certificat_formateur.dispositif_niveau_id', 'in', (from) =>
        from
          .selectFrom('dispositif_niveau')
          .select('dispositif_niveau.id')
          .where('dispositif_niveau.code', '=', niveau ?? ''),
      ),
    )
    .select([sql<string>`''`.as('genre'), 'certificat_formateur.id', SORT_COLUMNS[tri].as('cle')]);
  const { keys, ...total } = await findPage(context.db, [rows], { ordre, from: (page - 1) * taille, most: taille });
  const found =
    keys.length === 0
      ? []
      : await formateurRows(context.db).where('certificat_formateur.id', 'in', idsOf(keys)).execute();
  return { elements: inOrderOf(keys, { '': found }).map(presentFormateur), ...total, page, taille };
}
