import { commune } from '@habilis/api/commune/endpoints';
import { useEffect, useEffectEvent, useState } from 'react';
import { call } from '../session/call.ts';

type Cities = { readonly codePostal: string; readonly names: readonly string[] };

/** The cities of a postal code, none while it is incomplete or unknown; calls `onCities` when they arrive. */
export function useCities(codePostal: string, onCities: (names: readonly string[]) => void): readonly string[] {
  const [cities, setCities] = useState<Cities>({ codePostal: '', names: [] });
  const told = useEffectEvent(onCities);
  useEffect(() => {
    if (!/^\d{5}$/.test(codePostal)) return undefined;
    const controller = new AbortController();
    const options = { background: true, signal: controller.signal };
    const read = async () => {
      const names = (await call(commune.byCodePostal, { query: { codePostal } }, options)).map(({ ville }) => ville);
      setCities({ codePostal, names });
      told(names);
    };
    // Without the list any city can still be typed.
    void read().catch(() => undefined);
    return () => controller.abort();
  }, [codePostal]);
  return cities.codePostal === codePostal ? cities.names : [];
}
