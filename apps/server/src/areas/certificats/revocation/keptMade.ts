import type { Context } from '../../../platform/Handler.ts';

export type Reading = Pick<Context, 'db' | 'now' | 'today' | 'settings'>;

/** All that says which certificats count no more, and who signs it: what was revoked, the key in force, the day. */
async function stateOf({ db, now, today }: Reading): Promise<string> {
  const { numero, cle, dues } = await db
    .selectFrom('version_revocations')
    .select((eb) => [
      'numero',
      eb.selectFrom('cle_certificat').select('id').where('retiree_le', 'is', null).as('cle'),
      // Their hour has come before the work that applies them.
      eb
        .selectFrom('revocation_certificat')
        .select(eb.fn.countAll().as('dues'))
        .where('annulee_le', 'is', null)
        .where('appliquee_le', 'is', null)
        .where('applique_le', '<=', now)
        .as('dues'),
    ])
    .executeTakeFirstOrThrow();
  return [numero, cle, dues, today].join(' ');
}

/** Gives what is signed of revocations, which each process keeps made until they, or what else it depends on, change (decision 0111). */
export function keptMade<T>(): (reading: Reading, rest: string | number, make: () => Promise<T>) => Promise<T> {
  let kept: { readonly state: string; readonly made: Promise<T> } | null = null;
  return async (reading, rest, make) => {
    // Read before it is made: what is revoked meanwhile makes another one next time.
    const state = `${await stateOf(reading)} ${rest}`;
    if (kept?.state !== state) {
      const made = make();
      const current = { state, made };
      kept = current;
      // One that could not be made is tried again.
      made.catch(() => {
        if (kept === current) kept = null;
      });
    }
    return kept.made;
  };
}
