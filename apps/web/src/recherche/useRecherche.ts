import { TransportError } from '@habilis/api/client/errors';
import { recherche } from '@habilis/api/recherche/endpoints';
import type { GroupeTrouve } from '@habilis/api/recherche/Recherche';
import { useEffect, useState } from 'react';
import { call } from '../session/call.ts';

/** Milliseconds: a word typed at normal speed asks once. */
const TYPING_PAUSE = 200;
/** Most results asked of each kind. */
const MOST_ASKED = 5;

type Answer = {
  readonly texte: string;
  readonly attempt: number;
  /** Null when the search failed. */
  readonly groupes: readonly GroupeTrouve[] | null;
  readonly isOffline: boolean;
};

/** What a search knows so far. */
export type Recherche = {
  /** Those of the last answer, so that they do not blink while the next is awaited. */
  readonly groupes: readonly GroupeTrouve[];
  readonly isBusy: boolean;
  readonly failure: 'hors-ligne' | 'echec' | null;
  readonly retry: () => void;
};

/** What a text finds in a role's scope (DX935), asked after a pause; an answer to an earlier text is dropped. Null asks nothing. */
export function useRecherche(roleId: number, texte: string | null): Recherche {
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (texte === null) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const keep = (groupes: Answer['groupes'], isOffline = false) => {
      if (!signal.aborted) setAnswer({ texte, attempt, groupes, isOffline });
    };
    const ask = () =>
      call(recherche.find, { query: { texte, taille: MOST_ASKED } }, { background: true, signal, roleId }).then(
        ({ groupes }) => keep(groupes),
        (error: unknown) => keep(null, error instanceof TransportError),
      );
    const timer = setTimeout(() => void ask(), TYPING_PAUSE);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [roleId, texte, attempt]);
  const retry = () => setAttempt(attempt + 1);
  if (texte === null) return { groupes: [], isBusy: false, failure: null, retry };
  const isBusy = answer?.texte !== texte || answer.attempt !== attempt;
  const hasFailed = !isBusy && answer.groupes === null;
  return {
    groupes: answer?.groupes ?? [],
    isBusy,
    failure: hasFailed ? (answer.isOffline ? 'hors-ligne' : 'echec') : null,
    retry,
  };
}
