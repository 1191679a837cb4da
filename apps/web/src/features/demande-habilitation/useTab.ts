import { useState } from 'react';
import { useLocation, useParams } from 'react-router';
import { pathInApp } from '../../session/acting.ts';
import { changeAddress } from '../../document/changeAddress.ts';
import { PAGE_TABS, type PageTab } from './pageTabs.ts';

/** The page of one request, whatever its tab. */
const PAGE = /^\/[A-Z]+\/\d+\/demandes-habilitation\/[^/]+/;

const tabOf = (onglet: string | undefined, opening: PageTab): PageTab =>
  PAGE_TABS.find((one) => one === onglet) ?? opening;

/** The open tab of the request, the last part of its address; one that names none opens on the tab given. */
export function useTab(opening: PageTab): [PageTab, (tab: string) => void] {
  const { key } = useLocation();
  const { onglet } = useParams();
  const [opened, setOpened] = useState({ key, tab: tabOf(onglet, opening) });
  // A link to another tab is another entry of the history.
  if (opened.key !== key) setOpened({ key, tab: tabOf(onglet, opening) });
  const open = (asked: string) => {
    const tab = tabOf(asked, opening);
    setOpened({ key, tab });
    const [page] = PAGE.exec(pathInApp(window.location.pathname)) ?? [];
    if (page !== undefined) changeAddress({ pathname: `${page}/${tab}` });
  };
  return [opened.tab, open];
}
