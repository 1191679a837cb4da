import { numeroDemande, type Numerote } from '@habilis/domain/demande/numeroDemande';
import type { Kysely } from 'kysely';
import type { Database } from '../database/Database.ts';

/** The next rank in a year of what is numbered under a prefix, from 1; call it inside a transaction. */
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

/** The next number of a kind of request or message in the year of a date, such as `DA-2026-0217` (domain, decision 15); call it inside a transaction. */
export async function nextNumero(db: Kysely<Database>, prefixe: Numerote, today: string): Promise<string> {
  const annee = Number(today.slice(0, 4));
  return numeroDemande(prefixe, annee, await nextRang(db, prefixe, annee));
}
