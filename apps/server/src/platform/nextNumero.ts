import { numeroDemande, type Numerote } from '@habilis/domain/demande/numeroDemande';
import type { Kysely } from 'kysely';
import type { Database } from '../database/Database.ts';

/** The next rank, from 1, for a prefix and year; call it inside a transaction. */
export async function nextRang(db: Kysely<Database>, prefixe: string, annee: number): Promise<number> {
  const { dernier } = await db
    .insertInto('numerotation')
    .values({ prefixe, annee, dernier: 1 })
    .onConflict((conflict) =>
      conflict.columns(['prefixe', 'annee']).doUpdateSet((eb) => ({ dernier: eb('numerotation.dernier', '+', 1) })),
    )
    .returning('dernier')
    .executeTakeFirstOrThrow();
  return dernier;
}

/** Gives no rank of a prefix and year that was given elsewhere up to one. */
export async function skipRangs(db: Kysely<Database>, prefixe: string, annee: number, dernier: number): Promise<void> {
  await db
    .insertInto('numerotation')
    .values({ prefixe, annee, dernier })
    .onConflict((conflict) =>
      conflict
        .columns(['prefixe', 'annee'])
        .doUpdateSet((eb) => ({ dernier: eb.fn<number>('greatest', ['numerotation.dernier', eb.val(dernier)]) })),
    )
    .execute();
}

/** The next number of a kind of demande or message, such as `DA-2026-0217`, in the date's year (rules/demandes#numbers); call it inside a transaction. */
export async function nextNumero(db: Kysely<Database>, prefixe: Numerote, today: string): Promise<string> {
  const annee = Number(today.slice(0, 4));
  return numeroDemande(prefixe, annee, await nextRang(db, prefixe, annee));
}
