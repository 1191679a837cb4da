import { ROLE_AREA } from '@habilis/api/page/paths';
import { ROLE_PATHS, rolePath } from '@habilis/api/page/rolePaths';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { matchPath, useLocation, useParams } from 'react-router';
import { pathInApp } from '../session/acting.ts';
import { currentRoleAtom } from '../session/atoms.ts';
import { changeAddress } from './changeAddress.ts';

/** The pages whose last part is their open tab, with the name of their id. */
const IDS = { demandeHabilitation: 'demandeId', session: 'sessionId' } as const;

/** The open tab of a page, which is the last part of its address; `opening` when the address names none. */
export function usePathTab<T extends string>(
  page: keyof typeof IDS,
  tabs: readonly T[],
  opening: T,
): [T, (tab: string) => void] {
  const { key } = useLocation();
  const { onglet } = useParams();
  const role = useAtomValue(currentRoleAtom);
  const tabOf = (asked: string | undefined): T => tabs.find((one) => one === asked) ?? opening;
  const [opened, setOpened] = useState({ key, tab: tabOf(onglet) });
  // A link to another tab adds an entry to the browser history.
  if (opened.key !== key) setOpened({ key, tab: tabOf(onglet) });
  const open = (asked: string) => {
    const tab = tabOf(asked);
    setOpened({ key, tab });
    // After a first save the router does not know the new address yet: read the window's.
    const params = matchPath(`${ROLE_AREA}/${ROLE_PATHS[page]}`, pathInApp(window.location.pathname))?.params;
    const id = new Map(Object.entries(params ?? {})).get(IDS[page]);
    if (role === null || id === undefined) return;
    changeAddress({ pathname: rolePath(role, page, id, tab) });
  };
  return [opened.tab, open];
}
