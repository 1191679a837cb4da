import type { Echeance } from '@habilis/api/echeance/Echeance';
import type { TypeEcheance } from '@habilis/domain/echeance/ECHEANCES';
import { aQui } from '@habilis/domain/echeance/aQui';
import { natureEcheance } from '@habilis/domain/echeance/natureEcheance';
import type { RoleContext } from '../../../platform/Handler.ts';
import { type EcheanceLue, echeanceSources } from './echeanceSources.ts';

type Key = { readonly type: string; readonly id: number };

/** The dates of some keys, in their order; what went since is left out. */
export async function readEcheances(context: RoleContext, keys: readonly Key[]): Promise<Echeance[]> {
  const byType = Map.groupBy(keys, ({ type }) => type);
  const found = new Map<string, Echeance>();
  for (const { type, read } of echeanceSources()) {
    const ids = byType.get(type)?.map(({ id }) => id) ?? [];
    if (ids.length === 0) continue;
    for (const row of await read(context, ids)) found.set(`${type} ${row.objetId}`, judged(type, row, context.today));
  }
  return keys.flatMap(({ type, id }) => found.get(`${type} ${id}`) ?? []);
}

function judged(
  type: TypeEcheance,
  { isAttendue, isTropTot = false, titulaire = null, ...echeance }: EcheanceLue,
  today: string,
): Echeance {
  const date = { type, date: echeance.date, isAttendue };
  const whose = isTropTot ? 'PERSONNE' : aQui(date, today);
  return {
    ...echeance,
    type,
    nature: natureEcheance(date, today),
    aQui: whose,
    titulaire: whose === 'AUTRE' ? titulaire : null,
  };
}
