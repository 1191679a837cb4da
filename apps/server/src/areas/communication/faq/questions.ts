import type { CategorieFaq, Faq, FaqSearch } from '@habilis/api/faq/Faq';
import type { Kysely } from 'kysely';
import type { Database } from '../../../database/Database.ts';
import { foldText } from '../../../platform/lists/foldText.ts';
import { isFor, type Reader } from './readerOf.ts';

const TAG = /<[^>]*>/g;

/** The text that a search looks in: the words of the question and of its answer, without accents or marks (AS3). */
export const searchedText = (question: string, reponse: string): string =>
  foldText(`${question} ${reponse.replaceAll(TAG, ' ')}`);

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
  return (await query.orderBy('categorie.rang').orderBy('categorie.id').orderBy('faq.id').execute()).map(present);
}

/** One question, if it is for the reader; an unpublished one is for editors only. */
export async function findQuestion(db: Kysely<Database>, reader: Reader, id: number): Promise<Faq | undefined> {
  const row = await select(db)
    .where('faq.id', '=', id)
    .where(isFor(reader, 'faq.roles'))
    .$if(reader !== 'tout', (query) => query.where('publie', '=', true))
    .executeTakeFirst();
  return row === undefined ? undefined : present(row);
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
