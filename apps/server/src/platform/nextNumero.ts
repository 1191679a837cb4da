import { numeroDemande, type Numerote } from '@habilis/domain/demande/numeroDemande';
import type { Kysely } from 'kysely';
import type { Database } from '../database/Database.ts';

/** The next number of a kind of request or message in the year of a date, such as `DA-2026-0217` (domain, decision 15); call it inside a transaction. */
export async function nextNumero(db: Kysely<Database>, prefixe: Numerote, today: string): Promise<string> {
  const annee = Number(today.slice(0, 4));
  const { dernier } = await db
    .insertInto('numerotation')
    .values({ prefixe, annee, dernier: 1 })
    .onConflict((conflict) =>
      conflict.columns(['prefixe', 'annee']).doUpdateSet((eb) => ({ dernier: eb('numerotation.dernier', '+', 1) })),
    )
    .returning('dernier')
    .executeTakeFirstOrThrow();
  return numeroDemande(prefixe, annee, dernier);
}
