import { commune } from '@habilis/api/commune/endpoints';
import { isCodePostal } from '@habilis/domain/adresse/isCodePostal';
import { cleanNumber } from '@habilis/domain/clean-text/cleanNumber';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { call } from '../session/call.ts';
import { townOf } from './townOf.ts';

type Place = { readonly codePostal: string | null; readonly ville: string | null };
type Cities = { readonly codePostal: string; readonly names: readonly string[] };

/** The cities of a place's postal code, none while it is incomplete or unknown; `onVille` takes the town that a new code asks for instead of the one beside it. */
export function useCities(place: Place, onVille: (ville: string | null) => void): readonly string[] {
  const codePostal = cleanNumber(place.codePostal ?? '');
  const { ville } = place;
  const [cities, setCities] = useState<Cities>({ codePostal: '', names: [] });
  const last = useRef({ codePostal, ville });
  /** The code that the town was last held against, and that town. */
  const settled = useRef({ codePostal, ville });
  useEffect(() => {
    const before = last.current;
    last.current = { codePostal, ville };
    // Both at once come from elsewhere, such as the register: they belong together.
    const isBoth = before.codePostal !== codePostal && before.ville !== ville;
    if (isBoth || settled.current.codePostal === codePostal) settled.current = { codePostal, ville };
  }, [codePostal, ville]);
  const settle = useEffectEvent((names: readonly string[]) => {
    const before = settled.current;
    if (before.codePostal === codePostal) return;
    const town = townOf(names, ville, before.codePostal === '' ? null : before.ville);
    settled.current = { codePostal, ville: town };
    if (town !== ville) onVille(town);
  });
  useEffect(() => {
    if (!isCodePostal(codePostal)) return undefined;
    const controller = new AbortController();
    const options = { background: true, signal: controller.signal };
    const read = async () => {
      const names = (await call(commune.byCodePostal, { query: { codePostal } }, options)).map(({ ville: one }) => one);
      setCities({ codePostal, names });
      settle(names);
    };
    // Without the list any city can still be typed.
    void read().catch(() => {
      if (!controller.signal.aborted) settle([]);
    });
    return () => controller.abort();
  }, [codePostal]);
  return cities.codePostal === codePostal ? cities.names : [];
}
