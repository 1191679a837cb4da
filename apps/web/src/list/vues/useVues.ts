import type { Role } from '@habilis/api/role/Role';
import { vueListe } from '@habilis/api/vue-liste/endpoints';
import type { VueListe } from '@habilis/api/vue-liste/VueListe';
import type { ListeAVues } from '@habilis/domain/vue-liste/LISTES_A_VUES';
import { type Texts, useText } from '@habilis/i18n/TextProvider';
import { atom, useAtom, useAtomValue } from 'jotai';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { confirm } from '../../messages/dialogAtoms.ts';
import { tellDone } from '../../messages/tellDone.ts';
import { tellRefused } from '../../messages/tellRefused.ts';
import { actingAtom } from '../../session/acting.ts';
import { currentRoleAtom } from '../../session/atoms.ts';
import { call } from '../../session/call.ts';
import { searchIn } from '../listAddress.ts';
import type { AskedList } from '../useList.ts';

/** The views read last, by role and list: they stand at once when one comes back to a list. */
const vuesAtom = atom<Readonly<Record<string, readonly VueListe[]>>>({});

const NONE: readonly VueListe[] = [];

/** The views of a list as they were read last, and what reads them again. */
function useReadVues(liste: ListeAVues, role: Role | null) {
  const [read, setRead] = useAtom(vuesAtom);
  const place = `${role?.id ?? ''}:${liste}`;
  /** Where the views were read since the page is open: those kept from before may miss one. */
  const [readAt, setReadAt] = useState<string>();
  const readAgain = useCallback(
    async (signal?: AbortSignal) => {
      const found = await call(vueListe.list, { query: { liste } }, { background: true, ...(signal && { signal }) });
      setRead((before) => ({ ...before, [place]: found }));
    },
    [liste, place, setRead],
  );
  useEffect(() => {
    const leaving = new AbortController();
    // Without its views a list is whole: a failure is told by the catalogue alone.
    readAgain(leaving.signal).then(
      () => setReadAt(place),
      () => undefined,
    );
    return () => leaving.abort();
  }, [readAgain, place]);
  const setVues = (change: (known: readonly VueListe[]) => readonly VueListe[]) =>
    setRead((before) => ({ ...before, [place]: change(before[place] ?? NONE) }));
  return { vues: read[place] ?? NONE, isRead: readAt === place, readAgain, setVues };
}

/** Changes the view that is shown, one change at a time; it is read again when it was changed elsewhere. */
function useChange(current: VueListe | null, readAgain: () => Promise<void>) {
  const isChanging = useRef(false);
  return async (work: (vue: VueListe) => Promise<unknown>) => {
    if (current === null || isChanging.current) return;
    isChanging.current = true;
    try {
      await work(current);
    } catch (error) {
      tellRefused(error);
      await readAgain().catch(() => undefined);
    } finally {
      isChanging.current = false;
    }
  };
}

/** Asks before a view is removed, from all with whom it is shared. */
const isRemovalMeant = (t: Texts, { nom, partagee }: VueListe): Promise<boolean> =>
  confirm({
    title: t('listes.gardee.supprimer-question'),
    message: t(partagee ? 'listes.gardee.supprimer-partagee' : 'listes.gardee.supprimer-texte', { nom }),
    confirmLabel: t('listes.gardee.supprimer'),
    isDanger: true,
  });

/** The views of a list that the role keeps or shares, which one is shown, and what may be done with it (decision 0078). */
export function useVues<Query>(liste: ListeAVues, asked: AskedList<Query>) {
  const t = useText();
  const navigate = useNavigate();
  const role = useAtomValue(currentRoleAtom);
  const isActing = useAtomValue(actingAtom) !== null;
  const { vues, isRead, readAgain, setVues } = useReadVues(liste, role);
  const { address, query, vueId, hrefOfSearch } = asked;
  const current = vues.find(({ id }) => id === vueId) ?? null;
  const adresse = address.searchOf(query, {});

  const isGone = isRead && vueId !== null && current === null;
  const plainHref = hrefOfSearch(adresse, null);
  useEffect(() => {
    // The list stays as it is shown; its address names no view that is no more.
    if (isGone) void navigate(plainHref, { replace: true, preventScrollReset: true });
  }, [isGone, plainHref, navigate]);

  const hrefOf = ({ id, adresse: kept }: VueListe) => hrefOfSearch(kept, id);
  /** Puts a view that was kept among those read, in its place. */
  const put = (kept: VueListe) =>
    setVues((known) => {
      const isKnown = known.some(({ id }) => id === kept.id);
      return isKnown ? known.map((one) => (one.id === kept.id ? kept : one)) : [...known, kept];
    });
  const change = useChange(current, readAgain);
  return {
    liste,
    role,
    vues,
    current,
    /** What the page shows, as a view keeps it. */
    adresse,
    /** Whether the page shows something else than the view that it names. */
    isChanged: current !== null && searchIn(address, current.adresse) !== adresse,
    /** Whether views are kept and changed here: not in another's name. */
    isKeeping: role !== null && !isActing,
    hrefOf,
    allHref: hrefOfSearch('', null),
    put,
    /** Shows a view. */
    show: (vue: VueListe) => navigate(hrefOf(vue), { preventScrollReset: true }),
    /** Reads the views again, such as after one was changed elsewhere. */
    readAgain: () => void readAgain().catch(() => undefined),
    update: () =>
      change(async ({ id, version, nom, partagee }) => {
        const body = { version, nom, partagee, adresse };
        put(await call(vueListe.update, { params: { id }, body }));
        tellDone('listes.gardee.mise-a-jour');
      }),
    remove: async () => {
      if (current === null) return;
      if (!(await isRemovalMeant(t, current))) return;
      await change(async ({ id, version }) => {
        await call(vueListe.remove, { params: { id }, body: { version } });
        setVues((known) => known.filter((one) => one.id !== id));
        tellDone('listes.gardee.supprimee');
      });
    },
  };
}

/** The saved views of a list. */
export type Vues = ReturnType<typeof useVues>;
