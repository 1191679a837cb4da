import type { Kysely } from 'kysely';
import type { Database } from '../../database/Database.ts';

type About = {
  readonly type: string;
  readonly id: number;
  /** The actions to include. @default all of them */
  readonly actions?: readonly string[];
  readonly limit: number;
};

/** The trail's entries about one object, latest first, each with its author's name; null when nobody acted. */
export async function latestEntries(db: Kysely<Database>, { type, id, actions, limit }: About) {
  const rows = await db
    .selectFrom('audit')
    .leftJoin('personne as auteur', 'auteur.id', 'audit.personne_id')
    .select(['audit.id', 'audit.action', 'audit.fait_le', 'audit.detail', 'auteur.nom', 'auteur.prenom'])
    .where('audit.objet_type', '=', type)
    .where('audit.objet_id', '=', id)
    .$if(actions !== undefined, (query) => query.where('audit.action', 'in', actions ?? []))
    .orderBy('audit.id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ fait_le: faitLe, nom, prenom, ...entry }) => ({
    ...entry,
    faitLe: faitLe.toISOString(),
    auteur: nom === null || prenom === null ? null : `${prenom} ${nom}`,
  }));
}
