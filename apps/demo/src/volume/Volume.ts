import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '@habilis/server/database/Database';

/** Agents per kind in a volume; `I` and `RC` per caisse, one `RD` per dispositif. */
type Agents = Readonly<Record<'I' | 'RC' | 'E' | 'R' | 'RD', number>>;

/** A volume in the making: its size, its first ids, and what existed before. */
export type Volume = {
  readonly db: Kysely<Database>;
  readonly seed: number;
  readonly today: string;
  readonly motDePasse: string;
  readonly entites: number;
  readonly demandesHabilitation: number;
  readonly sessions: number;
  readonly certificats: number;
  readonly agents: Agents;
  /** In order: ids of caisses, and of niveaux with dispositif and code. */
  readonly caisses: readonly { readonly id: number; readonly departements: readonly string[] }[];
  readonly niveaux: readonly { readonly id: number; readonly code: string; readonly dispositifId: number }[];
  readonly dispositifs: readonly number[];
  /** The person who decides for the commission. */
  readonly decideur: number;
  /** Last id of each table before the volume. */
  readonly before: Readonly<Record<NumberedTable, number>>;
};

const NUMBERED = [
  'personne',
  'role',
  'entite',
  'demande_administrative',
  'demande_habilitation',
  'habilitation',
  'session_certification',
  'stagiaire',
  'certificat',
] as const;
type NumberedTable = (typeof NUMBERED)[number];

/** Persons per entite: its demandeur, then its formateurs. */
export const PERSONS_OF_ENTITE = 4;

/** Id of a demande's agent, from a rank drawn for the demande. */
export function agentOf(
  { before, entites, agents, caisses }: Volume,
  type: keyof Agents,
  rank: RawBuilder<unknown>,
): RawBuilder<number> {
  const first = before.personne + entites * PERSONS_OF_ENTITE + 1;
  const perCaisse = agents.I + agents.RC;
  const place = sql`(array_position(${caisses.map(({ id }) => id)}::integer[], caisse_id) - 1) * ${sql.lit(perCaisse)}`;
  const among = sql`${rank} % ${sql.lit(agents[type])}`;
  const national = first + caisses.length * perCaisse;
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

/** Last id of each table for which the volume gives ids itself. */
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

/** Moves the sequences past the ids given by the volume. */
export async function moveSequences(db: Kysely<Database>): Promise<void> {
  for (const table of NUMBERED) {
    await sql`select setval(pg_get_serial_sequence(${table}, 'id'), (select max(id) from ${sql.table(table)}))`.execute(
      db,
    );
  }
}
