import type { MonMessage } from '@habilis/api/support/ContactMessage';
import type { AccountContext } from '../../../platform/Handler.ts';

const LATEST = 5;

/** The latest messages of the caller to the support, with what was mailed since; the notes of the support stay out (AS23, AS30). */
export async function listMiens({
  db,
  caller: { personneId },
}: Pick<AccountContext, 'db' | 'caller'>): Promise<MonMessage[]> {
  const fils = await db
    .selectFrom('message_support')
    .select(['id', 'reference', 'etat', 'objet', 'message', 'recu_le'])
    .where('personne_id', '=', personneId)
    .orderBy('recu_le', 'desc')
    .orderBy('id', 'desc')
    .limit(LATEST)
    .execute();
  const ids = fils.map(({ id }) => id);
  const said =
    ids.length === 0
      ? []
      : await db
          .selectFrom('echange_support')
          .select(['id', 'message_id', 'genre', 'texte', 'illisible', 'ecrit_le'])
          .where('message_id', 'in', ids)
          .where('genre', 'in', ['REPONSE', 'SUITE'])
          .orderBy('id')
          .execute();
  return fils.map(({ recu_le: recuLe, ...fil }) => ({
    ...fil,
    recuLe: recuLe.toISOString(),
    echanges: said
      .filter((one) => one.message_id === fil.id)
      .map(({ id, genre, texte, illisible, ecrit_le: ecritLe }) => ({
        id,
        genre: genre === 'REPONSE' ? genre : 'SUITE',
        texte,
        illisible,
        ecritLe: ecritLe.toISOString(),
      })),
  }));
}
