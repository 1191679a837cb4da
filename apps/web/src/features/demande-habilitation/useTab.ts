import { ROLE_AREA } from '@habilis/api/page/paths';
import { ROLE_PATHS, rolePath } from '@habilis/api/page/rolePaths';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { matchPath, useLocation, useParams } from 'react-router';
import { pathInApp } from '../../session/acting.ts';
import { currentRoleAtom } from '../../session/atoms.ts';
import { changeAddress } from '../../document/changeAddress.ts';
import { PAGE_TABS, type PageTab } from './pageTabs.ts';

/** The page of one demande, on any tab. */
const PAGE = `${ROLE_AREA}/${ROLE_PATHS.demandeHabilitation}` as const;

const tabOf = (onglet: string | undefined, opening: PageTab): PageTab =>
  PAGE_TABS.find((one) => one === onglet) ?? opening;

/** The open tab, which is the last part of the address; `opening` when the address names none. */
export function useTab(opening: PageTab): [PageTab, (tab: string) => void] {
  const { key } = useLocation();
  const { onglet } = useParams();
  const role = useAtomValue(currentRoleAtom);
  const [opened, setOpened] = useState({ key, tab: tabOf(onglet, opening) });
  // A link to another tab adds an entry to the browser history.
  if (opened.key !== key) setOpened({ key, tab: tabOf(onglet, opening) });
  const open = (asked: string) => {
    const tab = tabOf(asked, opening);
    setOpened({ key, tab });
    // After a first save the router does not know the new address yet: read the window's.
    const demandeId = matchPath(PAGE, pathInApp(window.location.pathname))?.params.demandeId;
    if (role === null || demandeId === undefined) return;
    changeAddress({ pathname: rolePath(role, 'demandeHabilitation', demandeId, tab) });
  };
  return [opened.tab, open];
}
