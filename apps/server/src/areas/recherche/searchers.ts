import { GENRES_TROUVES, type GenreTrouve, type GroupeTrouve } from '@habilis/api/recherche/Recherche';
import type { Recherche } from '@habilis/domain/recherche/readRecherche';
import type { RoleContext } from '../../platform/Handler.ts';

/** Finds the first results of one kind in the caller's scope, at most `most`, and counts them up to MOST_FOUND. */
export type Searcher = (context: RoleContext, recherche: Recherche, most: number) => Promise<GroupeTrouve>;

const searchers = new Map<GenreTrouve, Searcher>();

/** Registers how an area below finds one kind of result. */
export function addSearcher(genre: GenreTrouve, searcher: Searcher): void {
  searchers.set(genre, searcher);
}

/** The searchers, in the order of the groups (DX933). */
export const searchersInOrder = (): readonly Searcher[] =>
  GENRES_TROUVES.flatMap((genre) => searchers.get(genre) ?? []);
