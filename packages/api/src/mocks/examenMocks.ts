import type { HttpHandler } from 'msw';
import { demandeAdministrative } from '../demande-administrative/endpoints.ts';
import type { Complement, PointReponse } from '../examen/Complement.ts';
import { type Estimation, examen } from '../examen/endpoints.ts';
import { mock } from './mock.ts';
import { problemAnswer } from './problemAnswer.ts';

const RANGE: Estimation = { medianeJours: 96, centile80Jours: 134, nombre: 42, mois: 12 };

/** Complements and delays of a demande of either kind; an answered point is returned with its answer. */
export function examenMocks({
  complements = [],
  estimation = RANGE,
}: { readonly complements?: readonly Complement[]; readonly estimation?: Estimation | null } = {}): HttpHandler[] {
  const answered = ({ body: { pointId, version, traite, reponse } }: { readonly body: PointReponse }) => {
    const point = complements.flatMap(({ points }) => points).find(({ id }) => id === pointId);
    return point === undefined
      ? problemAnswer(404, 'introuvable')
      : { ...point, version: version + 1, traite, reponse };
  };
  return [
    mock(examen.complements, [...complements]),
    mock(examen.estimation, estimation),
    mock(examen.repondre, answered),
    mock(demandeAdministrative.complements, [...complements]),
    mock(demandeAdministrative.repondre, answered),
  ];
}
