import type { Role } from '@habilis/api/role/Role';
import { readRecherche } from '@habilis/domain/recherche/readRecherche';
import { type Texts, useText } from '@habilis/i18n/TextProvider';
import { type CommandGroup, type CommandItem, SearchCommand } from '@habilis/ui/SearchCommand';
import { useAtomValue } from 'jotai';
import { FileText } from 'lucide-react';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { useServerProperties } from '../boot/useServerProperties.ts';
import { openActingAtom } from '../session/acting.ts';
import { accountAtom } from '../session/atoms.ts';
import { keepRecent, readRecents, type Recent } from '../session/recents.ts';
import { hasSingleKeys } from '../session/singleKeys.ts';
import { GENRES } from './GENRES.ts';
import { groupsOf } from './groupsOf.ts';
import { pagesFound } from './pagesFound.ts';
import type { SearchPage } from './SearchPage.ts';
import { useRecherche } from './useRecherche.ts';

const PAGE = 'page';
/** The kind that begins the id of a result. */
const genreOf = (id: string): string => id.split('-')[0] ?? '';

const iconOf = (id: string) => Object.entries(GENRES).find(([genre]) => genre === genreOf(id))?.[1].icon ?? FileText;

/** What was opened last, as results. */
function recentGroups(t: Texts, recents: readonly Recent[]): CommandGroup[] {
  if (recents.length === 0) return [];
  const items = recents.map(({ id, href, title, code, description }) => ({
    id,
    href,
    title,
    icon: iconOf(id),
    ...(code === undefined ? {} : { code }),
    ...(description === undefined ? {} : { description }),
  }));
  return [{ id: 'recents', label: t('menu.recherche.recents'), items }];
}

const wordsOf = (t: Texts): ComponentProps<typeof SearchCommand>['words'] => ({
  open: t('menu.recherche.ouvrir'),
  close: t('menu.recherche.fermer'),
  clear: t('menu.recherche.effacer'),
  results: t('menu.recherche.resultats'),
  keys: {
    enter: t('menu.recherche.touche-entree'),
    escape: t('menu.recherche.touche-echap'),
    choose: t('menu.recherche.touche-choisir'),
    follow: t('menu.recherche.touche-ouvrir'),
    search: t('menu.recherche.touche-rechercher'),
    close: t('menu.recherche.touche-fermer'),
  },
});

/** The search of the header: what a role may read, its pages, and what it opened last on this device. */
export function HeaderSearch({ role, pages }: { role: Role; pages: readonly SearchPage[] }): ReactNode {
  const t = useText();
  const { today } = useServerProperties();
  const habilisId = useAtomValue(accountAtom)?.habilisId ?? '';
  // What one opens in another's name is not theirs to find again.
  const isActing = useAtomValue(openActingAtom) !== null;
  const [typed, setTyped] = useState('');
  const [recents, setRecents] = useState(() => (isActing ? [] : readRecents(role.id)));
  const texte = typed.trim();
  const asked = readRecherche(texte);
  const { groupes, isBusy, failure, retry } = useRecherche(role.id, asked === null ? null : texte);

  const keep = ({ id, href, title, code, description }: CommandItem) => {
    if (isActing || genreOf(id) === PAGE) return;
    keepRecent(role.id, { id, href, title, code, description });
    setRecents(readRecents(role.id));
  };
  const found = pagesFound(pages, texte, t('menu.recherche.mots-vides'));
  const foundPages = found.map(({ href, label, icon }) => ({ id: `${PAGE}-${label}`, href, title: label, icon }));
  const results = [
    ...groupsOf(groupes, asked?.texte ?? texte, pages, { t, role, today }),
    ...(foundPages.length === 0 ? [] : [{ id: PAGE, label: t('menu.recherche.pages'), items: foundPages }]),
  ];
  const isResting = texte === '';
  const isNothing = results.length === 0 && !isBusy && failure === null;
  const total = groupes.reduce((sum, one) => sum + one.total, foundPages.length);
  const depasse = groupes.some(({ totalDepasse }) => totalDepasse === true) ? 'oui' : 'non';
  const nothing = asked === null ? t('menu.recherche.trop-court') : t('menu.recherche.rien', { texte });
  const note = isResting
    ? recents.length === 0
      ? { title: t('menu.recherche.quoi') }
      : undefined
    : isNothing
      ? { title: nothing, ...(asked === null ? {} : { description: t('menu.recherche.quoi') }) }
      : undefined;
  const told = isNothing ? nothing : t('menu.recherche.total', { total, depasse });
  return (
    <SearchCommand
      label={t('menu.recherche.champ')}
      typed={typed}
      onType={setTyped}
      groups={isResting ? recentGroups(t, recents) : results}
      isBusy={isBusy}
      note={note}
      failure={
        failure === null
          ? undefined
          : {
              message: t(failure === 'echec' ? 'menu.recherche.echec' : 'menu.recherche.hors-ligne'),
              retry: t('menu.recherche.reessayer'),
              onRetry: retry,
            }
      }
      status={isResting || isBusy || failure !== null ? '' : told}
      words={wordsOf(t)}
      onOpen={keep}
      hasSingleKeys={() => hasSingleKeys(habilisId)}
    />
  );
}
