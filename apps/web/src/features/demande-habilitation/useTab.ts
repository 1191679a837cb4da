import { DH_TABS, type DhTab } from '@habilis/domain/demande-habilitation/tabOfField';
import { useState } from 'react';
import { useLocation, useParams } from 'react-router';
import { pathInApp } from '../../session/acting.ts';
import { changeAddress } from '../../shell/document/changeAddress.ts';

const tabOf = (onglet: string | undefined): DhTab => DH_TABS.find((one) => one === onglet) ?? 'niveau';

/** The open tab of the request, the last part of its address. */
export function useTab(): [DhTab, (tab: string) => void] {
  const { key } = useLocation();
  const { onglet } = useParams();
  const [opened, setOpened] = useState({ key, tab: tabOf(onglet) });
  // A link to another tab is another entry of the history.
  if (opened.key !== key) setOpened({ key, tab: tabOf(onglet) });
  const open = (asked: string) => {
    const tab = tabOf(asked);
    setOpened({ key, tab });
    const [, code, roleId, page, id] = pathInApp(window.location.pathname).split('/');
    changeAddress({ pathname: `/${code}/${roleId}/${page}/${id}/${tab}` });
  };
  return [opened.tab, open];
}
