import { rolePath } from '@habilis/api/page/rolePaths';
import type { GenreTrouve, GroupeTrouve } from '@habilis/api/recherche/Recherche';
import { isDemandeur } from '@habilis/domain/role/roleGroup';
import type { CommandGroup, CommandItem } from '@habilis/ui/SearchCommand';
import { GENRES, type GroupeDe, type Shown } from './GENRES.ts';
import type { SearchPage } from './SearchPage.ts';

/** Results shown of each kind among several; one kind alone shows all that was asked. */
const SHOWN_AMONG_SEVERAL = 2;

/** The address of the list that holds all the results of a kind; undefined when the role's menu has none that can be searched. */
function listHref(
  genre: GenreTrouve,
  { role }: Shown,
  texte: string,
  pages: readonly SearchPage[],
): string | undefined {
  const { page, asked = {} } = GENRES[genre];
  const href = rolePath(role, page);
  // The members of one's own entite stand on a page without a search.
  const isSearched = pages.some((page) => page.href === href) && !(genre === 'personne' && isDemandeur(role.type));
  return isSearched ? `${href}?${new URLSearchParams({ ...asked, recherche: texte }).toString()}` : undefined;
}

/** A text or an end that may be missing, as a part of an object. */
const part = <K extends string, T>(name: K, value: T | undefined) =>
  (value === undefined ? {} : { [name]: value }) as { [P in K]?: T };

function itemsOf<G extends GenreTrouve>({ genre, resultats }: GroupeDe<G>, most: number, shown: Shown): CommandItem[] {
  const { icon, item } = GENRES[genre];
  return resultats.slice(0, most).map((resultat) => {
    const { id, href, title, code, description, end } = item(resultat, shown);
    return {
      id: `${genre}-${id}`,
      href,
      icon,
      title,
      ...part('code', code),
      ...part('description', description),
      ...part('end', end),
    };
  });
}

/** Results as the panel shows them: kinds in the order of the answer (DX933), each with its count and the way to its list. */
export function groupsOf(
  groupes: readonly GroupeTrouve[],
  texte: string,
  pages: readonly SearchPage[],
  shown: Shown,
): CommandGroup[] {
  const most = groupes.length === 1 ? Number.POSITIVE_INFINITY : SHOWN_AMONG_SEVERAL;
  return groupes.map((groupe) => {
    const { genre, total, totalDepasse } = groupe;
    const { label, all } = GENRES[genre];
    const items = itemsOf(groupe, most, shown);
    const depasse = totalDepasse === true ? ('oui' as const) : ('non' as const);
    const group = { id: genre, label: label(shown.t), items };
    if (total <= items.length) return group;
    const count = shown.t('menu.recherche.compte', { montres: items.length, total, depasse });
    const href = listHref(genre, shown, texte, pages);
    return {
      ...group,
      count,
      ...(href === undefined ? {} : { all: { href, label: all(shown.t, { total, depasse }) } }),
    };
  });
}
