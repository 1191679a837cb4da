import type { Entite } from '@habilis/api/entite/Entite';
import { sql } from 'kysely';
import { byCode } from '../../../database/byCode.ts';
import type { Context } from '../../../platform/Handler.ts';
import { activeHabilitation } from '../../habilitations/habilitation/activeHabilitation.ts';

/** The niveaux that entites hold on a day, today unless told, by the entite's id. */
export async function niveauxOf(
  { db, today, date = today }: Pick<Context, 'db' | 'today'> & { readonly date?: string },
  ids: readonly number[],
): Promise<Map<number, Entite['niveaux']>> {
  const byEntite = new Map<number, Entite['niveaux']>();
  if (ids.length === 0) return byEntite;
  const rows = await db
    .selectFrom('habilitation')
    .innerJoin('dispositif_niveau', 'dispositif_niveau.id', 'habilitation.dispositif_niveau_id')
    .innerJoin('dispositif', 'dispositif.id', 'dispositif_niveau.dispositif_id')
    .select(['habilitation.entite_id', 'dispositif_niveau.code', 'dispositif_niveau.niveau'])
    .select('dispositif.libelle_court as dispositif')
    // The ids are one array: an exported list may have more of them than a statement takes parameters.
    .where(sql<boolean>`habilitation.entite_id = any(${[...ids]}::integer[])`)
    .where(activeHabilitation(date, today))
    .groupBy([
      'habilitation.entite_id',
      'dispositif_niveau.code',
      'dispositif_niveau.niveau',
      'dispositif.libelle_court',
    ])
    .orderBy('dispositif_niveau.code', byCode)
    .execute();
  for (const { entite_id: entiteId, ...niveau } of rows) {
    const held = byEntite.get(entiteId);
    if (held === undefined) byEntite.set(entiteId, [niveau]);
    else held.push(niveau);
  }
  return byEntite;
}
