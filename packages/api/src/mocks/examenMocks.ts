import type { HttpHandler } from 'msw';
import type { Complement } from '../examen/Complement.ts';
import { type Estimation, examen } from '../examen/endpoints.ts';
import { mock } from './mock.ts';
import { problemAnswer } from './problemAnswer.ts';

const RANGE: Estimation = { medianeJours: 96, centile80Jours: 134, nombre: 42, mois: 12 };

/** What stands beside the steps of a request; an answered point is as it was answered. */
export function examenMocks({
  complements = [],
  estimation = RANGE,
}: { readonly complements?: readonly Complement[]; readonly estimation?: Estimation | null } = {}): HttpHandler[] {
  return [
    mock(examen.complements, [...complements]),
    mock(examen.estimation, estimation),
    mock(examen.repondre, ({ body: { pointId, version, traite, reponse } }) => {
      const point = complements.flatMap(({ points }) => points).find(({ id }) => id === pointId);
      return point === undefined
        ? problemAnswer(404, 'introuvable')
        : { ...point, version: version + 1, traite, reponse };
    }),
  ];
}
