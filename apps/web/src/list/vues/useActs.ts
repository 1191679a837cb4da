import { can } from '@habilis/domain/role/can';
import { useText } from '@habilis/i18n/TextProvider';
import type { VueListe } from '@habilis/api/vue-liste/VueListe';
import type { Vues } from './useVues.ts';

/** What may be done with the views now. */
export type Act = { readonly id: string; readonly label: string; readonly take: () => void };

type Options = {
  /** Asks the name of a view, null for a new one. */
  readonly onName: (vue: VueListe | null) => void;
};

/** What may be done with the views of a list: keep what is shown, and change the view that is shown when it is the role's to change. */
export function useActs(
  { current, isChanged, isKeeping, role, update, remove }: Vues,
  { onName }: Options,
): { readonly main: readonly Act[]; readonly further: readonly Act[] } {
  const t = useText();
  if (!isKeeping || role === null) return { main: [], further: [] };
  const isOwn = current?.modifiable === true;
  const keep: Act = {
    id: 'enregistrer',
    label: t(current === null ? 'listes.gardee.enregistrer' : 'listes.gardee.autre'),
    take: () => onName(null),
  };
  const save: Act = { id: 'mettre-a-jour', label: t('listes.gardee.mettre-a-jour'), take: () => void update() };
  const name: Act = {
    id: 'renommer',
    label: t(can(role.type, 'share-vues') ? 'listes.gardee.renommer-partager' : 'listes.gardee.renommer'),
    take: () => onName(current),
  };
  const erase: Act = { id: 'supprimer', label: t('listes.gardee.supprimer'), take: () => void remove() };
  return {
    main: current === null ? [keep] : isChanged ? [...(isOwn ? [save] : []), keep] : [],
    further: isOwn ? [name, erase] : [],
  };
}
