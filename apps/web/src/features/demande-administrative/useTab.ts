import { DA_TABS } from '@habilis/domain/demande-administrative/tabOfField';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { changeAddress } from '../../document/changeAddress.ts';

/** Tabs of the page: those of the form, and what was asked field by field. */
const PAGE_TABS = [...DA_TABS, 'complements'] as const;
type PageTab = (typeof PAGE_TABS)[number];

const tabOf = (onglet: string | null, opening: PageTab): PageTab => PAGE_TABS.find((one) => one === onglet) ?? opening;

const tabIn = (search: string, opening: PageTab): PageTab => tabOf(new URLSearchParams(search).get('onglet'), opening);

/** The open tab, kept in the address to survive a reload; `opening` when the address names none. */
export function useTab(opening: PageTab): [PageTab, (tab: string) => void] {
  const { key, search } = useLocation();
  const [opened, setOpened] = useState({ key, tab: tabIn(search, opening) });
  // A link to another tab makes a new history entry.
  if (opened.key !== key) setOpened({ key, tab: tabIn(search, opening) });
  const open = (onglet: string) => {
    const tab = tabOf(onglet, opening);
    setOpened({ key, tab });
    changeAddress({ search: `?onglet=${tab}` });
  };
  return [opened.tab, open];
}
