import type { CategorieFaq, CategorieFaqComptee, Faq, FaqSearch } from '@habilis/api/faq/Faq';
import { plainText } from '@habilis/domain/rich-text/hasWords';
import type { Kysely } from 'kysely';
import type { Database } from '../../../database/Database.ts';
import { foldText } from '../../../platform/lists/foldText.ts';
import { isFor, type Reader } from './readerOf.ts';

/** The text that a search looks in: the words of the question and of its answer, without accents or marks (AS3). */
export const searchedText = (question: string, reponse: string): string =>
  foldText(`${question} ${plainText(reponse)}`);

const select = (db: Kysely<Database>) =>
  db
    .selectFrom('faq')
    .innerJoin('categorie_faq as categorie', 'categorie.id', 'faq.categorie_id')
    .select(['faq.id', 'version', 'publie', 'question', 'reponse', 'module', 'roles'])
    .select(['categorie.id as categorieId', 'categorie.intitule', 'categorie.rang']);

type Row = Awaited<ReturnType<ReturnType<typeof select>['executeTakeFirstOrThrow']>>;

const present = ({ categorieId, intitule, rang, roles, ...row }: Row): Faq => ({
  ...row,
  faqRoles: roles,
  categorieFaq: { id: categorieId, intituleCategorie: intitule, rang },
});

/** Questions with the avis of their readers, for editors. */
async function withAvis(db: Kysely<Database>, questions: readonly Faq[]): Promise<Faq[]> {
  const ids = questions.map(({ id }) => id);
  const rows =
    ids.length === 0
      ? []
      : await db
          .selectFrom('faq_avis')
          .select(({ fn }) => ['faq_id', 'utile', fn.countAll<string>().as('nombre')])
          .where('faq_id', 'in', ids)
          .groupBy(['faq_id', 'utile'])
          .execute();
  const countOf = (id: number, utile: boolean) =>
    Number(rows.find((row) => row.faq_id === id && row.utile === utile)?.nombre ?? 0);
  return questions.map((one) => ({ ...one, avis: { utile: countOf(one.id, true), inutile: countOf(one.id, false) } }));
}

/** The questions for a reader, of one category or of all, that hold all the words asked for. */
export async function findQuestions(
  db: Kysely<Database>,
  reader: Reader,
  { categorieFaq, filters, modeEdition }: Pick<FaqSearch, 'categorieFaq' | 'filters' | 'modeEdition'>,
): Promise<Faq[]> {
  const words = [...new Set(filters.flatMap((filter) => foldText(filter).split(' ')))].filter((word) => word !== '');
  // Only signs were typed: they are no words, so no question holds them.
  if (words.length === 0 && filters.some((filter) => filter.trim() !== '')) return [];
  let query = select(db).where(isFor(reader, 'faq.roles'));
  if (!modeEdition) query = query.where('publie', '=', true);
  if (categorieFaq !== null) query = query.where('categorie.id', '=', categorieFaq.id);
  // A folded word holds neither % nor _: nothing to escape.
  for (const word of words) query = query.where('recherche', 'like', `%${word}%`);
  const found = (await query.orderBy('categorie.rang').orderBy('categorie.id').orderBy('faq.id').execute()).map(
    present,
  );
  return modeEdition && reader === 'tout' ? withAvis(db, found) : found;
}

/** One question, if it is for the reader; an unpublished one is for editors only. */
export async function findQuestion(db: Kysely<Database>, reader: Reader, id: number): Promise<Faq | undefined> {
  const row = await select(db)
    .where('faq.id', '=', id)
    .where(isFor(reader, 'faq.roles'))
    .$if(reader !== 'tout', (query) => query.where('publie', '=', true))
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const [found] = reader === 'tout' ? await withAvis(db, [present(row)]) : [present(row)];
  return found;
}

/** The categories that have published questions for a reader. */
export async function findCategories(db: Kysely<Database>, reader: Reader): Promise<CategorieFaq[]> {
  return db
    .selectFrom('categorie_faq')
    .select(['id', 'intitule as intituleCategorie', 'rang'])
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('faq')
          .select('faq.id')
          .whereRef('faq.categorie_id', '=', 'categorie_faq.id')
          .where('publie', '=', true)
          .where(isFor(reader, 'faq.roles')),
      ),
    )
    .orderBy('rang')
    .orderBy('id')
    .execute();
}

/** All the categories with how many questions each holds, for editors. */
export async function countedCategories(db: Kysely<Database>): Promise<CategorieFaqComptee[]> {
  const rows = await db
    .selectFrom('categorie_faq')
    .leftJoin('faq', 'faq.categorie_id', 'categorie_faq.id')
    .select(({ fn }) => [
      'categorie_faq.id',
      'intitule as intituleCategorie',
      'rang',
      fn.count<string>('faq.id').as('nombre'),
    ])
    .groupBy('categorie_faq.id')
    .orderBy('rang')
    .orderBy('categorie_faq.id')
    .execute();
  return rows.map(({ nombre, ...categorie }) => ({ ...categorie, nombreQuestions: Number(nombre) }));
}
