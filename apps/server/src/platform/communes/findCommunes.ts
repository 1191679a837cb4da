import { createRequire } from 'node:module';
import type { Commune } from '@habilis/api/commune/endpoints';
import { departementOfCommune } from '@habilis/domain/entite/departementOfCommune';

type Row = { codePostal: string; codeCommune: string; nomCommune: string };

let byCodePostal: Map<string, Commune[]> | undefined;

function load(): Map<string, Commune[]> {
  const rows = createRequire(import.meta.url)('codes-postaux/codes-postaux.json') as Row[];
  const index = new Map<string, Commune[]>();
  for (const { codePostal, codeCommune, nomCommune } of rows) {
    const communes = index.get(codePostal) ?? [];
    if (!communes.some(({ ville }) => ville === nomCommune)) {
      communes.push({ codePostal, ville: nomCommune, codeDepartement: departementOfCommune(codeCommune) });
    }
    index.set(codePostal, communes);
  }
  return index;
}

/** The communes of a postal code; empty for an unknown code, so a city may always be typed. */
export function findCommunes(codePostal: string): readonly Commune[] {
  byCodePostal ??= load();
  return byCodePostal.get(codePostal) ?? [];
}

/** The département of a postal code and city, null when the code is unknown. */
export function departementOfCity(codePostal: string, ville: string | null): string | null {
  const communes = findCommunes(codePostal);
  const named = communes.find(
    (commune) => commune.ville.localeCompare(ville ?? '', 'fr', { sensitivity: 'base' }) === 0,
  );
  return (named ?? communes[0])?.codeDepartement ?? null;
}
