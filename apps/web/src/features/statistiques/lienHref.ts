import type { LienStatistique } from '@habilis/api/statistique/Statistique';
import type { RoleId } from '@habilis/api/page/paths';
import { rolePath } from '@habilis/api/page/rolePaths';

/** The address of the list that a figure counts; undefined where there is none. */
export function lienHref(role: RoleId, lien: LienStatistique | null): string | undefined {
  if (lien === null) return undefined;
  // A seance is a page by its day.
  if (lien.liste === 'commissionSeance') return rolePath(role, lien.liste, lien.filtres['date'] ?? '');
  const search = new URLSearchParams(lien.filtres).toString();
  return `${rolePath(role, lien.liste)}${search === '' ? '' : `?${search}`}`;
}
