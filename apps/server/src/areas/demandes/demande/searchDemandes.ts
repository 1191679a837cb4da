import { MOST_FOUND } from '@habilis/api/recherche/Recherche';
import type { Recherche } from '@habilis/domain/recherche/readRecherche';
import { sql } from 'kysely';
import { searchTyped } from '../../../platform/lists/searchWords.ts';
import type { Searcher } from '../../recherche/searchers.ts';
import { presented } from './listDemandes.ts';
import { pageOfDemandes } from './pageOfDemandes.ts';
import { type Condition, isLive, isOver, type TableDeDemandes, TABLES } from './todoConditions.ts';

/** The number begins as typed; otherwise every typed word begins a word of the demande. */
function isFound({ texte, numeros }: Recherche): Condition {
  if (numeros.length === 0) {
    const words = (table: TableDeDemandes) => searchTyped(texte, `${table}.recherche`) ?? sql<boolean>`false`;
    return Object.assign(words, { isWords: true } as const);
  }
  return (table) => {
    const beginnings = numeros.map((numero) => sql`${sql.ref(`${table}.numero`)} like ${`${numero}%`}`);
    return sql<boolean>`(${sql.join(beginnings, sql` or `)})`;
  };
}

/** The demandes that a search finds: those under way, soonest due first, then those that are over (DX934). */
export const searchDemandes: Searcher = async (context, recherche, most) => {
  const found = isFound(recherche);
  const counted = { page: 1, mostCounted: MOST_FOUND };
  const soonest = { ...counted, tri: 'dateEcheance', ordre: 'asc', taille: most } as const;
  const live = await pageOfDemandes(context, [isLive, found], soonest, TABLES);
  const left = most - live.lignes.length;
  const latest = { ...counted, tri: 'dateLastSoumission', ordre: 'desc', taille: left } as const;
  const over = live.totalDepasse
    ? { lignes: [], total: 0 }
    : await pageOfDemandes(context, [isOver, found], latest, TABLES);
  const total = live.total + over.total;
  return {
    genre: 'demande',
    ...(live.totalDepasse || over.totalDepasse || total > MOST_FOUND
      ? { total: MOST_FOUND, totalDepasse: true }
      : { total }),
    resultats: presented(context, [...live.lignes, ...over.lignes]),
  };
};
