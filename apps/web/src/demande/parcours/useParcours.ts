import { demande as demandes } from '@habilis/api/demande/endpoints';
import type { DemandeSummary } from '@habilis/api/demande/DemandeSummary';
import { rolePath } from '@habilis/api/page/rolePaths';
import type { Role } from '@habilis/api/role/Role';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '../../session/call.ts';
import { demandePath } from '../demandePath.ts';
import { DEMANDES, filtersOf, TACHES, todoFiltersOf } from '../listQuery.ts';
import { keepParcours, markFaite, type Parcours, readParcours } from './parcours.ts';
import { isSame, type Ref, type Voisins, voisinsOf } from './voisinsOf.ts';

/** To claim a task is to begin with it. */
const BEGINNING = 'PrendEnCharge';
/** What only changes who holds the task leads nowhere. */
const HOLDING = new Set([BEGINNING, 'Libere']);

/** A page of the list as it is now. */
function readPage({ liste, search }: Parcours, page: number) {
  const asked = new URLSearchParams(search);
  return liste === 'taches'
    ? call(demandes.todoList, { query: { ...todoFiltersOf(TACHES.parse(asked)), page } }, { background: true })
    : call(demandes.currentList, { query: { ...filtersOf(DEMANDES.parse(asked)), page } }, { background: true });
}

/** The demandes before and after this one in the list from which it was opened. */
function useVoisins(role: Role, { type, id }: Ref) {
  const [voisins, setVoisins] = useState<Voisins<DemandeSummary> | null>(null);
  const look = useCallback(async () => {
    const kept = readParcours(role.id);
    if (kept === null) return null;
    const found = await voisinsOf(kept, { type, id }, (page) => readPage(kept, page));
    if (found !== null) keepParcours(role.id, { ...kept, ...found.chemin });
    return found;
  }, [role.id, type, id]);
  useEffect(() => {
    let isHere = true;
    // The list is a help: without it the demande is read all the same.
    look().then(
      (found) => isHere && setVoisins(found),
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, [look]);
  const readAgain = async () => {
    const found = (await look().catch(() => null)) ?? voisins;
    setVoisins(found);
    return found;
  };
  return { voisins, readAgain };
}

/** The list from which a demande was opened, and the ways to its other demandes (EC76). */
export function useParcours(role: Role, { type, id }: Ref) {
  const navigate = useNavigate();
  const [parcours] = useState(() => readParcours(role.id));
  const { voisins, readAgain } = useVoisins(role, { type, id });
  const isGoing = useRef(false);
  const goesOn = useRef(false);
  const isListed = parcours?.refs.some(isSame({ type, id })) === true;
  /** Tells whether there was one to go to. */
  const go = async (way: 'previous' | 'next'): Promise<boolean> => {
    if (isGoing.current) return true;
    isGoing.current = true;
    try {
      // Read again: what a colleague took meanwhile is passed over.
      const other = (await readAgain())?.[way] ?? null;
      if (other !== null) await navigate(demandePath(role, other));
      return other !== null;
    } finally {
      isGoing.current = false;
    }
  };
  return {
    isListed,
    /** Whether an action was completed on this demande since the list was shown. */
    isFaite: parcours?.faites.some(isSame({ type, id })) === true,
    voisins,
    go,
    /** The list as it was shown, or that of all demandes. */
    listHref:
      isListed && parcours !== null ? rolePath(role, parcours.liste) + parcours.search : rolePath(role, 'demandes'),
    /** Chooses whether an action, when it is sent, leads to the next demande; undefined where there is none. */
    onwardOf: (action: string) =>
      voisins?.next == null || HOLDING.has(action)
        ? undefined
        : (isChosen: boolean) => {
            goesOn.current = isChosen;
          },
    /** An action was taken; tells whether it led to the next demande. */
    taken: async (action: string): Promise<boolean> => {
      if (action !== BEGINNING) markFaite(role.id, { type, id });
      return goesOn.current && !HOLDING.has(action) && (await go('next'));
    },
  };
}

/** A demande's place in the list from which it was opened. */
export type DansParcours = ReturnType<typeof useParcours>;
