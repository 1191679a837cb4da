import { useText } from '@habilis/i18n/TextProvider';
import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { useMatches } from 'react-router';
import { pageTitle } from './pageTitle.ts';
import { isRoleArea } from './roleArea.ts';
import { openedAtom } from '../boot/useOpened.ts';

/** Sets the page's title, for the tab and the history; apart, so that a name that is typed draws nothing else again. */
export function PageTitle(): null {
  const t = useText();
  const matches = useMatches();
  const opened = useAtomValue(openedAtom);
  const isUnknown = matches.some(({ params }) => params['roleId'] !== undefined && !isRoleArea(params));
  const handles = isUnknown ? [{ title: 'erreurs.404.titre' }] : matches.map(({ handle }) => handle);
  const title = pageTitle(t, handles, isUnknown ? null : opened);
  useEffect(() => {
    document.title = title;
  }, [title]);
  return null;
}
