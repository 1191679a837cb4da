import type { Echeance } from '@habilis/api/echeance/Echeance';
import type { TypeEcheance } from '@habilis/domain/echeance/ECHEANCES';
import { type RawBuilder, sql } from 'kysely';
import type { RoleContext } from '../../../platform/Handler.ts';
import type { Source } from '../../../platform/lists/findPage.ts';

/** From a day, and before another, as SQL dates; null for no limit; `aVous` for those alone that are the caller's move. */
export type Limits = {
  readonly du: RawBuilder<unknown> | null;
  readonly avant: RawBuilder<unknown> | null;
  readonly aVous?: boolean;
};

/** A date as its area reads it: what it is about, whether it asks something of the caller, and who else has it. */
export type EcheanceLue = Omit<Echeance, 'type' | 'nature' | 'aQui' | 'titulaire'> & {
  readonly isAttendue: boolean;
  /** Whether nobody can act yet. @default false */
  readonly isTropTot?: boolean;
  readonly titulaire?: string | null;
};

/** What an area knows that ends or is due, of one type. */
export type EcheanceSource = {
  readonly type: TypeEcheance;
  /** The keys in the caller's scope (`genre` is the type, `cle` the date); null when their role has none of them, or none that is its move when those are asked for. */
  readonly keys: (context: RoleContext, limits: Limits) => Source | null | Promise<Source | null>;
  /** Reads those of some keys. */
  readonly read: (context: RoleContext, ids: readonly number[]) => Promise<readonly EcheanceLue[]>;
};

const sources: EcheanceSource[] = [];

/** Registers the dates of an area below. */
export function addEcheances(...added: readonly EcheanceSource[]): void {
  sources.push(...added);
}

/** Counts what an area knows to wait for the caller without a day. */
export type Undated = (context: RoleContext) => Promise<number>;

const undated: Undated[] = [];

/** Registers what waits without a day of an area below. */
export function addUndated(count: Undated): void {
  undated.push(count);
}

/** How much waits for the caller without a day. */
export async function countUndated(context: RoleContext): Promise<number> {
  const counts = await Promise.all(undated.map(async (count) => count(context)));
  return counts.reduce((sum, count) => sum + count, 0);
}

/** The dates of every area. */
export const echeanceSources = (): readonly EcheanceSource[] => sources;

/** The condition that a date lies within limits; null rows never do. */
export function withinLimits(
  date: RawBuilder<unknown>,
  { du, avant }: Pick<Limits, 'du' | 'avant'>,
): RawBuilder<boolean> {
  const from = du === null ? sql<boolean>`${date} is not null` : sql<boolean>`${date} >= ${du}`;
  return avant === null ? from : sql<boolean>`${from} and ${date} < ${avant}`;
}
