import { createRequire } from 'node:module';
import type { Commune } from '@habilis/api/commune/endpoints';
import { departementOfCommune } from '@habilis/domain/entite/departementOfCommune';
import { communesNamed, departementOfVille } from '@habilis/domain/entite/departementOfVille';

type Row = { codePostal: string; codeCommune: string; nomCommune: string };

/** Communes that the list of postal codes leaves out (official list of communes, 2026). */
const LEFT_OUT: readonly Row[] = [
  { codePostal: '97133', codeCommune: '97701', nomCommune: 'Saint-Barthélemy' },
  { codePostal: '97150', codeCommune: '97801', nomCommune: 'Saint-Martin' },
];

/** What the list adds to the names of Paris, Lyon and Marseille, and no address does: the postal code tells it. */
const ARRONDISSEMENT = / \d+(er|e) Arrondissement$/;

let byCodePostal: Map<string, Commune[]> | undefined;

function load(): Map<string, Commune[]> {
  const rows = createRequire(import.meta.url)('codes-postaux/codes-postaux.json') as Row[];
  const index = new Map<string, Commune[]>();
  for (const { codePostal, codeCommune, nomCommune } of [...rows, ...LEFT_OUT]) {
    const communes = index.get(codePostal) ?? [];
    const name = nomCommune.replace(ARRONDISSEMENT, '');
    if (!communes.some(({ ville }) => ville === name)) {
      communes.push({ codePostal, ville: name, codeDepartement: departementOfCommune(codeCommune) });
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

/** Communes near a code that no commune has, such as that of a CEDEX: those of the named town whose codes begin alike. */
function findNear(codePostal: string, ville: string | null): readonly Commune[] {
  if (ville === null) return [];
  byCodePostal ??= load();
  const near = [...byCodePostal].filter(([code]) => code.slice(0, 2) === codePostal.slice(0, 2));
  return communesNamed(
    ville,
    near.flatMap(([, communes]) => communes),
  );
}

/** The département of a postal code and city; null for a code of none. */
export function departementOfCity(codePostal: string, ville: string | null): string | null {
  const communes = findCommunes(codePostal);
  return departementOfVille(codePostal, ville, communes.length > 0 ? communes : findNear(codePostal, ville));
}
