import type { VueListe } from '@habilis/api/vue-liste/VueListe';
import type { ListeAVues } from '@habilis/domain/vue-liste/LISTES_A_VUES';
import { useText } from '@habilis/i18n/TextProvider';
import { Button } from '@habilis/ui/Button';
import { LinkTabs } from '@habilis/ui/LinkTabs';
import { Menu } from '@habilis/ui/Menu';
import { media } from '@habilis/ui/theme/media';
import { Bookmark, BookmarkCheck, BookmarkPlus, Ellipsis, Users } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useMedia } from '../../boot/useMedia.ts';
import type { AskedList } from '../useList.ts';
import { useActs } from './useActs.ts';
import { useVues, type Vues } from './useVues.ts';
import { VueDialog } from './VueDialog.tsx';
import { VuesMenu } from './VuesMenu.tsx';

type Given<Query> = {
  /** What it changes of the query that one comes from: its order may depend on it. */
  readonly changesOf: (from: Query) => Partial<Query>;
  readonly label: string;
  readonly count?: number | undefined;
  readonly isCurrent: boolean;
};

type Props<Query> = {
  readonly liste: ListeAVues;
  readonly asked: AskedList<Query>;
};

type TabsProps<Query> = Props<Query> & {
  readonly label: string;
  /** The views that everybody has, first. */
  readonly given: readonly Given<Query>[];
  /** How many rows the list shows in all, when that is known. */
  readonly total: number | undefined;
};

/** The views, what may be done with them, and the dialog that names one. */
function useNaming<Query>({ liste, asked }: Props<Query>) {
  const vues = useVues(liste, asked);
  const [named, setNamed] = useState<{ readonly vue: VueListe | null } | null>(null);
  const acts = useActs(vues, { onName: (vue) => setNamed({ vue }) });
  const dialog = named !== null && (
    <VueDialog key={named.vue?.id ?? ''} vues={vues} vue={named.vue} onClose={() => setNamed(null)} />
  );
  return { vues, acts, dialog };
}

const ICONS: Readonly<Record<string, typeof Bookmark>> = { enregistrer: BookmarkPlus, 'mettre-a-jour': BookmarkCheck };

function End({ vues, acts: { main, further } }: { vues: Vues; acts: ReturnType<typeof useActs> }): ReactNode {
  const t = useText();
  return (
    <>
      {main.map(({ id, label, take }) => (
        <Button key={id} variant="quiet" size="small" icon={ICONS[id] ?? Bookmark} onPress={take}>
          {label}
        </Button>
      ))}
      {further.length > 0 && vues.current !== null && (
        <Menu
          label={t('listes.gardee.gerer', { nom: vues.current.nom })}
          trigger={<Ellipsis size={20} />}
          items={further}
          onAction={(chosen) => further.find(({ id }) => id === chosen)?.take()}
        />
      )}
    </>
  );
}

/** The views of a list as tabs: those that everybody has, those that the role keeps, those that its caisse shares; a menu on a phone. */
export function ListVues<Query>({ label, given, total, ...list }: TabsProps<Query>): ReactNode {
  const { asked } = list;
  const isPhone = useMedia(media.phone);
  const { vues, acts, dialog } = useNaming(list);
  const { current } = vues;
  const { address } = asked;
  const plain = address.parse(new URLSearchParams());
  return (
    <>
      <LinkTabs
        label={label}
        items={[
          ...given.map(({ changesOf, isCurrent, ...item }) => ({
            ...item,
            // Out of a saved view one comes to the whole list, not to its filters.
            href:
              current === null
                ? asked.hrefOf(changesOf(asked.query))
                : asked.hrefOfSearch(address.searchOf(plain, changesOf(plain)), null),
            isCurrent: isCurrent && current === null,
          })),
          ...vues.vues
            .filter((vue) => !isPhone || vue.id === current?.id)
            .map((vue) => ({
              href: vues.hrefOf(vue),
              label: vue.nom,
              icon: vue.partagee ? Users : Bookmark,
              isCurrent: vue.id === current?.id,
              ...(vue.id === current?.id ? { count: total } : {}),
            })),
        ]}
        end={
          isPhone ? (
            <VuesMenu vues={vues} acts={[...acts.main, ...acts.further]} hasAll={false} />
          ) : (
            <End vues={vues} acts={acts} />
          )
        }
      />
      {dialog}
    </>
  );
}

/** The same as a menu among the actions of a list without tabs. */
export function ListVuesMenu<Query>(list: Props<Query>): ReactNode {
  const { vues, acts, dialog } = useNaming(list);
  return (
    <>
      <VuesMenu vues={vues} acts={[...acts.main, ...acts.further]} hasAll />
      {dialog}
    </>
  );
}
