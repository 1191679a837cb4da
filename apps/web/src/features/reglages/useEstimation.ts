import { reglage } from '@habilis/api/reglage/endpoints';
import type { EstimationReglage, Reglage } from '@habilis/api/reglage/Reglage';
import { useEffect, useState } from 'react';
import { call } from '../../session/call.ts';

/** Time after the last key before a value is counted. */
const PAUSE_MS = 300;

type Counted = { readonly of: string; readonly estimation: EstimationReglage | null };

/** What a value would change, counted once the typing pauses; undefined while it is, null where it could not be. */
export function useEstimation(
  { cle, version }: Pick<Reglage, 'cle' | 'version'>,
  valeur: Reglage['valeur'] | null,
  isCounted: boolean,
): EstimationReglage | null | undefined {
  const [counted, setCounted] = useState<Counted>();
  // Of what is in force: once somebody else changed it, what a value would change is counted anew.
  const of = JSON.stringify({ version, valeur });
  useEffect(() => {
    if (!isCounted) return undefined;
    let isLeft = false;
    const keep = (estimation: EstimationReglage | null) => {
      if (!isLeft) setCounted({ of, estimation });
    };
    const timer = setTimeout(() => {
      const asked = { params: { cle }, body: { valeur: (JSON.parse(of) as Pick<Reglage, 'valeur'>).valeur } };
      void call(reglage.estimer, asked).then(keep, () => keep(null));
    }, PAUSE_MS);
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
  }, [cle, of, isCounted]);
  return counted?.of === of ? counted.estimation : undefined;
}
