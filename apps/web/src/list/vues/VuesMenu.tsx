import { useText } from '@habilis/i18n/TextProvider';
import { Menu } from '@habilis/ui/Menu';
import { Bookmark } from 'lucide-react';
import { type ReactNode, use } from 'react';
import { IsBriefContext } from '../ListActions.tsx';
import type { Act } from './useActs.ts';
import type { Vues } from './useVues.ts';

type Props = {
  readonly vues: Vues;
  readonly acts: readonly Act[];
  /** Whether it also leads to the list without a view. */
  readonly hasAll: boolean;
};

/** The saved views of a list and what may be done with the one that is shown, where there is no room for tabs. */
export function VuesMenu({ vues: { vues, current, isChanged, hrefOf, allHref }, acts, hasAll }: Props): ReactNode {
  const t = useText();
  const isBrief = use(IsBriefContext);
  const all =
    hasAll && vues.length > 0 ? [{ id: 'tout', label: t('listes.gardee.toute-la-liste'), href: allHref }] : [];
  if (vues.length === 0 && acts.length === 0) return null;
  return (
    <Menu
      label={current === null ? t('listes.gardee.vues') : t('listes.gardee.vue-courante', { nom: current.nom })}
      look={isBrief ? 'icon' : 'button'}
      trigger={
        <>
          <Bookmark size={16} />
          {!isBrief && t('listes.gardee.vues')}
        </>
      }
      items={[
        ...all.map((item) => ({ ...item, isCurrent: current === null })),
        ...vues.map((vue) => ({
          id: String(vue.id),
          label: vue.nom,
          href: hrefOf(vue),
          isCurrent: vue.id === current?.id,
          ...(vue.id === current?.id && isChanged
            ? { description: t('listes.gardee.modifiee') }
            : vue.auteur !== null
              ? { description: t('listes.gardee.de', { nom: vue.auteur }) }
              : vue.partagee
                ? { description: t('listes.gardee.partagee') }
                : {}),
        })),
        ...acts.map(({ id, label }) => ({ id, label })),
      ]}
      onAction={(chosen) => acts.find(({ id }) => id === chosen)?.take()}
    />
  );
}
