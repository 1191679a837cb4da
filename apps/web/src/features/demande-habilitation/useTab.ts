import { ROLE_AREA } from '@habilis/api/page/paths';
import { ROLE_PATHS, rolePath } from '@habilis/api/page/rolePaths';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { matchPath, useLocation, useParams } from 'react-router';
import { pathInApp } from '../../session/acting.ts';
import { currentRoleAtom } from '../../session/atoms.ts';
import { changeAddress } from '../../document/changeAddress.ts';
import { PAGE_TABS, type PageTab } from './pageTabs.ts';

/** The page of one request, whatever its tab. */
const PAGE = `${ROLE_AREA}/${ROLE_PATHS.demandeHabilitation}` as const;

const tabOf = (onglet: string | undefined, opening: PageTab): PageTab =>
  PAGE_TABS.find((one) => one === onglet) ?? opening;

/** The open tab of the request, the last part of its address; one that names none opens on the tab given. */
export function useTab(opening: PageTab): [PageTab, (tab: string) => void] {
  const { key } = useLocation();
  const { onglet } = useParams();
  const role = useAtomValue(currentRoleAtom);
  const [opened, setOpened] = useState({ key, tab: tabOf(onglet, opening) });
  // A link to another tab is another entry of the history.
  if (opened.key !== key) setOpened({ key, tab: tabOf(onglet, opening) });
  const open = (asked: string) => {
    const tab = tabOf(asked, opening);
    setOpened({ key, tab });
    // The router does not know yet the address of a request that was stored from here.
    const demandeId = matchPath(PAGE, pathInApp(window.location.pathname))?.params.demandeId;
    if (role === null || demandeId === undefined) return;
    changeAddress({ pathname: rolePath(role, 'demandeHabilitation', demandeId, tab) });
  };
  return [opened.tab, open];
}
