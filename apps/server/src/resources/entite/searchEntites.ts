import type { entite } from '@habilis/api/entite/endpoints';
import type { Entite } from '@habilis/api/entite/Entite';
import type { AnswerOf, BodyOf } from '@habilis/api/endpoint';
import { withoutSpaces } from '@habilis/domain/identifiant/withoutSpaces';
import { LARGEST_PAGE } from '@habilis/api/wire/List';
import { type ExpressionBuilder, type SqlBool, type Expression, sql } from 'kysely';
import type { Database } from '../../database/Database.ts';
import type { Context } from '../../platform/Handler.ts';
import { activeHabilitation } from '../annuaire/activeHabilitation.ts';
import { searchCondition } from '../demande/searchCondition.ts';
import { niveauxOf } from './niveauxOf.ts';
import { presentEntite, selectedEntites } from './presentEntite.ts';
import { isEntiteInScope } from './scope.ts';

type Question = BodyOf<typeof entite.search>;
type Filters = Omit<Question, 'page' | 'taille'>;
type Condition = (eb: ExpressionBuilder<Database, 'entite'>) => Expression<SqlBool>;

const SORT_COLUMNS = { raisonSociale: 'entite.nom_tri', ville: 'entite.ville', caisse: 'mrp.libelle' } as const;

/** A SIREN or a SIRET however it was spaced. */
const DIGITS = /^\d{9,14}$/;
const NUMERO_DEMANDE = /^D[AH]-\d{4}-\d+$/;

/** The condition of what was typed: the number of a request or an accreditation, else words of the entity. */
function isFound(typed: string | undefined): Condition[] {
  const text = (typed ?? '').trim();
  const joined = withoutSpaces(text);
  const numero = joined.toUpperCase();
  if (NUMERO_DEMANDE.test(numero)) {
    return [
      ({ or, exists, selectFrom }) =>
        or([
          exists(
            selectFrom('demande_administrative as da')
              .select('da.id')
              .whereRef('da.entite_id', '=', 'entite.id')
              .where('da.tache', '<>', 'supprimee')
              .where('da.numero', '=', numero),
          ),
          exists(
            selectFrom('demande_habilitation as dh')
              .select('dh.id')
              .whereRef('dh.entite_id', '=', 'entite.id')
              .where('dh.tache', '<>', 'supprimee')
              .where('dh.numero', '=', numero),
          ),
        ]),
    ];
  }
  if (text.includes('/')) {
    return [
      ({ exists, selectFrom }) =>
        exists(
          selectFrom('habilitation')
            .select('habilitation.id')
            .whereRef('habilitation.entite_id', '=', 'entite.id')
            .where('habilitation.numero', '=', numero),
        ),
    ];
  }
  const words = searchCondition(DIGITS.test(joined) ? joined : text, 'entite.recherche');
  return words === null ? [] : [() => words];
}

/** The condition of being accredited today in a level. */
const isAccredited =
  (niveau: string, today: string): Condition =>
  ({ exists, selectFrom }) =>
    exists(
      selectFrom('habilitation')
        .innerJoin('dispositif_niveau', 'dispositif_niveau.id', 'habilitation.dispositif_niveau_id')
        .select('habilitation.id')
        .whereRef('habilitation.entite_id', '=', 'entite.id')
        .where('dispositif_niveau.code', '=', niveau)
        .where(activeHabilitation(today, today)),
    );

function conditionsOf(context: Context, filters: Filters): Condition[] {
  const { recherche, caisseId, departement, niveau, etat, registre } = filters;
  return [
    isEntiteInScope(context),
    ...isFound(recherche),
    ...(caisseId === undefined ? [] : [((eb) => eb('entite.caisse_id', '=', caisseId)) satisfies Condition]),
    ...(departement === undefined
      ? []
      : [((eb) => eb('entite.code_departement', '=', departement)) satisfies Condition]),
    ...(niveau === undefined ? [] : [isAccredited(niveau, context.today)]),
    ...(etat === undefined ? [] : [((eb) => eb('entite.etat', '=', etat)) satisfies Condition]),
    ...(registre === undefined ? [] : [() => sql<boolean>`entite.verification_siren ->> 'resultat' = ${registre}`]),
  ];
}

async function readRange(
  context: Context,
  filters: Filters,
  { from, most }: { readonly from: number; readonly most: number },
): Promise<Entite[]> {
  const { tri, ordre } = filters;
  let selected = selectedEntites(context);
  for (const condition of conditionsOf(context, filters)) selected = selected.where(condition);
  const rows = await selected
    .orderBy(SORT_COLUMNS[tri], ordre)
    .orderBy('entite.id', ordre)
    .limit(most)
    .offset(from)
    .execute();
  const niveaux = await niveauxOf(
    context,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => presentEntite(context, row, niveaux.get(row.id) ?? []));
}

/** One page of the entities that the caller may read (wire, Lists). */
export async function searchEntites(context: Context, question: Question) {
  const { page, taille } = question;
  const conditions = conditionsOf(context, question);
  let counted = context.db.selectFrom('entite').select((eb) => eb.fn.countAll<number>().as('total'));
  for (const condition of conditions) counted = counted.where(condition);
  const { total } = await counted.executeTakeFirstOrThrow();
  const range = { from: (page - 1) * taille, most: taille };
  return { elements: await readRange(context, question, range), total, page, taille };
}

/** The first of the entities that filters find, in the order of the list. */
export const readEntites = (context: Context, filters: Filters, most: number): Promise<Entite[]> =>
  readRange(context, filters, { from: 0, most });

/** The first entities by their name among those that the caller may read, for a choice. */
export function listEntites(context: Context, recherche: string | undefined): Promise<AnswerOf<typeof entite.list>> {
  let rows = context.db.selectFrom('entite').select(['entite.id', 'entite.raison_sociale as raisonSociale']);
  for (const condition of [isEntiteInScope(context), ...isFound(recherche)]) rows = rows.where(condition);
  return rows.orderBy('entite.nom_tri').orderBy('entite.id').limit(LARGEST_PAGE).execute();
}
