import type { journal } from '@habilis/api/journal/endpoints';
import type { AnswerOf, QueryOf } from '@habilis/api/endpoint';
import { sql } from 'kysely';
import type { RoleContext } from '../../../platform/Handler.ts';
import { findPage, idsOf, inOrderOf } from '../../../platform/lists/findPage.ts';
import { readChaine } from './readChaine.ts';
import { readEntries } from './readEntries.ts';
import { selected } from './selected.ts';

/** One page of the trail, the latest first, with how far it is proven; the reading itself is recorded (rules/people#trail; D1092). */
export async function listJournal(
  context: RoleContext,
  { page, taille, ordre, ...filters }: QueryOf<typeof journal.list>,
): Promise<AnswerOf<typeof journal.list>> {
  const found = selected(context, filters).select([sql<string>`''`.as('genre'), 'audit.id', 'audit.fait_le as cle']);
  const { keys, ...total } = await findPage(context.db, [found], { ordre, from: (page - 1) * taille, most: taille });
  const elements = inOrderOf(keys, { '': await readEntries(context.db, idsOf(keys)) });
  const chaine = await readChaine(context.db);
  await context.audit({ action: 'journal-lu', detail: { ...filters, page } });
  return { elements, ...total, page, taille, chaine };
}
