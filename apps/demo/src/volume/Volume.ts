import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '@habilis/server/database/Database';

/** How many agents of each kind a volume has; `I` and `RC` in each fund, one `RD` for each scheme. */
type Agents = Readonly<Record<'I' | 'RC' | 'E' | 'R' | 'RD', number>>;

/** What a volume is made of: its size, its first ids, and what stood before it. */
export type Volume = {
  readonly db: Kysely<Database>;
  readonly seed: number;
  readonly today: string;
  readonly motDePasse: string;
  readonly entites: number;
  readonly demandesHabilitation: number;
  readonly agents: Agents;
  /** Ids of the funds and of the levels with the scheme and the code of each, in their order. */
  readonly caisses: readonly { readonly id: number; readonly departements: readonly string[] }[];
  readonly niveaux: readonly { readonly id: number; readonly code: string; readonly dispositifId: number }[];
  readonly dispositifs: readonly number[];
  /** Who decides for the commission. */
  readonly decideur: number;
  /** The last id that each table had. */
  readonly before: Readonly<Record<NumberedTable, number>>;
};

const NUMBERED = [
  'personne',
  'role',
  'entite',
  'demande_administrative',
  'demande_habilitation',
  'habilitation',
] as const;
type NumberedTable = (typeof NUMBERED)[number];

/** How many persons an entity has: the one who asks, then its trainers. */
export const PERSONS_OF_ENTITE = 4;

/** The id of an agent of a request, by a rank that the request chose. */
export function agentOf(
  { before, entites, agents, caisses }: Volume,
  type: keyof Agents,
  rank: RawBuilder<unknown>,
): RawBuilder<number> {
  const first = before.personne + entites * PERSONS_OF_ENTITE + 1;
  const perFund = agents.I + agents.RC;
  const place = sql`(array_position(${caisses.map(({ id }) => id)}::integer[], caisse_id) - 1) * ${sql.lit(perFund)}`;
  const among = sql`${rank} % ${sql.lit(agents[type])}`;
  const national = first + caisses.length * perFund;
  switch (type) {
    case 'I':
      return sql<number>`${first}::integer + ${place} + ${among}`;
    case 'RC':
      return sql<number>`${first + agents.I}::integer + ${place} + ${among}`;
    case 'E':
      return sql<number>`${national}::integer + ${among}`;
    case 'R':
      return sql<number>`${national + agents.E}::integer + ${among}`;
    case 'RD':
      return sql<number>`${national + agents.E + agents.R}::integer + ${among}`;
  }
}

/** The last id of each table whose ids the volume counts itself. */
export async function lastIds(db: Kysely<Database>): Promise<Record<NumberedTable, number>> {
  const ids = await Promise.all(
    NUMBERED.map(async (table) => {
      const { rows } = await sql<{ id: number }>`select coalesce(max(id), 0) as id from ${sql.table(table)}`.execute(
        db,
      );
      return [table, rows[0]?.id ?? 0] as const;
    }),
  );
  return Object.fromEntries(ids) as Record<NumberedTable, number>;
}

/** Lets the tables count on from the ids that the volume gave. */
export async function moveSequences(db: Kysely<Database>): Promise<void> {
  for (const table of NUMBERED) {
    await sql`select setval(pg_get_serial_sequence(${table}, 'id'), (select max(id) from ${sql.table(table)}))`.execute(
      db,
    );
  }
}
