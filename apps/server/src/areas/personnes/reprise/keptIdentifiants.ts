import { isHabilisId } from '@habilis/domain/identifiant/isHabilisId';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../database/Database.ts';
import { newHabilisId } from '../../../platform/auth/newHabilisId.ts';
import type { Taken } from '../../../platform/reprise/Taken.ts';

export async function takenAmong(db: Kysely<Database>, habilisIds: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ habilis_id: string }>`
    select habilis_id from personne where habilis_id = any(${[...habilisIds]}::text[])
    union all select habilis_id from stagiaire where habilis_id = any(${[...habilisIds]}::text[])
    union all select habilis_id from stagiaire_fusionne where habilis_id = any(${[...habilisIds]}::text[])`.execute(db);
  return new Set(rows.map(({ habilis_id }) => habilis_id));
}

/** The identifier of each row, in their order: the former one where it is written as ours and free, else a new one (C1144). */
export async function keptIdentifiants(db: Kysely<Database>, rows: readonly Taken[]): Promise<string[]> {
  const kept = rows.map(({ identifiant }) => (isHabilisId(identifiant) ? identifiant : newHabilisId()));
  for (;;) {
    const taken = await takenAmong(db, kept);
    const seen = new Set<string>();
    let isFree = true;
    for (const [index, one] of kept.entries()) {
      if (taken.has(one) || seen.has(one)) {
        kept[index] = newHabilisId();
        isFree = false;
      }
      seen.add(one);
    }
    if (isFree) return kept;
  }
}
