import type { CategorieFaq, CategorieFaqComptee, CategorieFaqWrite, Faq, FaqWrite } from '@habilis/api/faq/Faq';
import { categorieFaqFaults, faqFaults } from '@habilis/domain/assistance/faqFaults';
import { cleanText } from '@habilis/domain/clean-text/cleanText';
import { faultIf } from '@habilis/domain/field-fault/faultIf';
import { sql } from 'kysely';
import { asRead } from '../../../platform/asRead.ts';
import type { RoleContext } from '../../../platform/Handler.ts';
import { foldText } from '../../../platform/lists/foldText.ts';
import { refuse } from '../../../platform/Refusal.ts';
import { keepRichText } from '../../../platform/rich-text/keepRichText.ts';
import { countedCategories, findQuestion, searchedText } from './questions.ts';

const OBJET = 'faq';
const CATEGORIE = 'categorie-faq';

/** A question as it is stored, once it has no fault; its category stays until it is. */
async function columnsOf({ db }: RoleContext, write: FaqWrite) {
  const [question, reponse] = [cleanText(write.question), keepRichText('reponse', write.reponse)];
  const categorie = await db
    .selectFrom('categorie_faq')
    .select('id')
    .where('id', '=', write.categorieFaq.id)
    .forKeyShare()
    .executeTakeFirst();
  const faults = faqFaults({ question, reponse, categorieFaq: categorie ?? null });
  if (faults.length > 0) throw refuse.badRequest('donnees-invalides', faults);
  return {
    publie: write.publie,
    question,
    reponse,
    categorie_id: write.categorieFaq.id,
    module: write.module,
    roles: [...new Set(write.faqRoles)],
    recherche: searchedText(question, reponse),
  };
}

async function readFaq({ db }: RoleContext, id: number): Promise<Faq> {
  const found = await findQuestion(db, 'tout', id);
  if (found === undefined) throw refuse.notFound();
  return found;
}

/** Makes a question. */
export async function createFaq(context: RoleContext, write: FaqWrite): Promise<Faq> {
  const { id } = await context.db
    .insertInto('faq')
    .values(await columnsOf(context, write))
    .returning('id')
    .executeTakeFirstOrThrow();
  await context.audit({ action: 'faq-creee', objetType: OBJET, objetId: id });
  return readFaq(context, id);
}

/** Changes a question that its editor has read as it is. */
export async function updateFaq(
  context: RoleContext<'faq.version-perimee'>,
  id: number,
  write: FaqWrite,
): Promise<Faq> {
  const { db, audit } = context;
  const stored = await db.selectFrom('faq').select('version').where('id', '=', id).forUpdate().executeTakeFirst();
  const { version } = await asRead(stored, write.version, async () =>
    context.refuse.conflict('faq.version-perimee', await readFaq(context, id)),
  );
  await db
    .updateTable('faq')
    .set({ ...(await columnsOf(context, write)), version: version + 1 })
    .where('id', '=', id)
    .execute();
  await audit({ action: 'faq-modifiee', objetType: OBJET, objetId: id });
  return readFaq(context, id);
}

/** Removes a question, with the avis on it. */
export async function removeFaq({ db, audit }: RoleContext, id: number): Promise<void> {
  const gone = await db.deleteFrom('faq').where('id', '=', id).returning('question').executeTakeFirst();
  if (gone === undefined) throw refuse.notFound();
  await audit({ action: 'faq-supprimee', objetType: OBJET, objetId: id, detail: { question: gone.question } });
}

/** A title as it is compared: without case, accents and signs; one without any letter of ours as it stands. */
const compared = (intitule: string): string => foldText(intitule) || intitule;

/** Makes a category, or changes the one that has the id; two categories never have the same title (AS29). */
export async function writeCategorie(
  { db, audit }: RoleContext,
  { id, intituleCategorie, rang }: CategorieFaqWrite,
): Promise<CategorieFaq> {
  const intitule = cleanText(intituleCategorie);
  // Nobody else writes a category until this one stands.
  await sql`select pg_advisory_xact_lock(hashtextextended('categories-faq', 0))`.execute(db);
  const others = await db
    .selectFrom('categorie_faq')
    .select('intitule')
    .where('id', '<>', id ?? 0)
    .execute();
  const isTaken = others.some((other) => compared(other.intitule) === compared(intitule));
  const faults = [
    ...categorieFaqFaults({ intituleCategorie: intitule }),
    ...faultIf(isTaken, 'intituleCategorie', 'faqs.erreurs.categorie-existante'),
  ];
  if (faults.length > 0) throw refuse.badRequest('donnees-invalides', faults);
  const row =
    id === null
      ? await db.insertInto('categorie_faq').values({ intitule, rang }).returning('id').executeTakeFirst()
      : await db
          .updateTable('categorie_faq')
          .set({ intitule, rang })
          .where('id', '=', id)
          .returning('id')
          .executeTakeFirst();
  if (row === undefined) throw refuse.notFound();
  const action = id === null ? 'categorie-faq-creee' : 'categorie-faq-modifiee';
  await audit({ action, objetType: CATEGORIE, objetId: row.id });
  return { id: row.id, intituleCategorie: intitule, rang };
}

/** Removes a category, once no question is in it (M8). */
export async function removeCategorie(
  context: RoleContext<'faqs.categories.suppression.echec-avec-faq'>,
  id: number,
): Promise<void> {
  const { db, audit } = context;
  const held = await db
    .selectFrom('categorie_faq')
    .select('intitule')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (held === undefined) throw refuse.notFound();
  const question = await db.selectFrom('faq').select('id').where('categorie_id', '=', id).executeTakeFirst();
  if (question !== undefined) throw context.refuse.conflict('faqs.categories.suppression.echec-avec-faq');
  await db.deleteFrom('categorie_faq').where('id', '=', id).execute();
  await audit({
    action: 'categorie-faq-supprimee',
    objetType: CATEGORIE,
    objetId: id,
    detail: { intitule: held.intitule },
  });
}

/** Puts the categories in an order (AS12): all of them are named, else somebody added or removed one meanwhile. */
export async function rankCategories(
  context: RoleContext<'faq.ordre-perime'>,
  ids: readonly number[],
): Promise<CategorieFaqComptee[]> {
  const { db, audit } = context;
  const held = await db.selectFrom('categorie_faq').select(['id', 'rang']).orderBy('id').forUpdate().execute();
  const isWhole = held.length === ids.length && held.every(({ id }) => ids.includes(id));
  if (!isWhole) throw context.refuse.conflict('faq.ordre-perime', await countedCategories(db));
  for (const { id, rang } of held) {
    const next = ids.indexOf(id) + 1;
    if (next !== rang) await db.updateTable('categorie_faq').set({ rang: next }).where('id', '=', id).execute();
  }
  await audit({ action: 'categories-faq-rangees', objetType: CATEGORIE });
  return countedCategories(db);
}
