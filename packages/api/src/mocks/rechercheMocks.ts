import type { HttpHandler } from 'msw';
import { recherche } from '../recherche/endpoints.ts';
import type { Resultats } from '../recherche/Recherche.ts';
import { exampleResultats } from './fixtures/exampleResultats.ts';
import { mock } from './mock.ts';
import { problemAnswer } from './problemAnswer.ts';

const TOO_SHORT = problemAnswer(400, 'recherche.trop-courte');

/** The search of the header: the results of a word, none of « zzz ». */
export function rechercheMocks(resultats: Resultats = exampleResultats()): HttpHandler[] {
  return [
    mock(recherche.find, ({ query: { texte } }) => {
      if (texte.trim().length < 2) return TOO_SHORT;
      return texte.startsWith('zzz') ? { groupes: [] } : resultats;
    }),
  ];
}
