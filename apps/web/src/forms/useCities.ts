import { commune } from '@habilis/api/commune/endpoints';
import { isCodePostal } from '@habilis/domain/adresse/isCodePostal';
import { cleanNumber } from '@habilis/domain/clean-text/cleanNumber';
import { useEffect, useEffectEvent, useState } from 'react';
import { call } from '../session/call.ts';

type Cities = { readonly codePostal: string; readonly names: readonly string[] };

/** The cities of a postal code, none while it is incomplete or unknown; calls `onCities` when they arrive. */
export function useCities(typed: string, onCities: (names: readonly string[]) => void): readonly string[] {
  const codePostal = cleanNumber(typed);
  const [cities, setCities] = useState<Cities>({ codePostal: '', names: [] });
  const told = useEffectEvent(onCities);
  useEffect(() => {
    if (!isCodePostal(codePostal)) return undefined;
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
