import { DA_TABS, type DaTab } from '@habilis/domain/demande-administrative/tabOfField';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { changeAddress } from '../../shell/document/changeAddress.ts';

const tabIn = (search: string): DaTab => {
  const onglet = new URLSearchParams(search).get('onglet');
  return DA_TABS.find((one) => one === onglet) ?? 'entite';
};

/** The open tab of the form, kept in the address so that it is found again after a reload. */
export function useTab(): [DaTab, (tab: string) => void] {
  const { key, search } = useLocation();
  const [opened, setOpened] = useState({ key, tab: tabIn(search) });
  // A link to another tab is another entry of the history.
  if (opened.key !== key) setOpened({ key, tab: tabIn(search) });
  const open = (onglet: string) => {
    const tab = DA_TABS.find((one) => one === onglet) ?? 'entite';
    setOpened({ key, tab });
    changeAddress({ search: `?onglet=${tab}` });
  };
  return [opened.tab, open];
}
