import type { HttpHandler } from 'msw';
import type { Impersonation } from '../impersonation/Impersonation.ts';
import { impersonation } from '../impersonation/endpoints.ts';
import { exampleImpersonation, examplePersonnesTrouvees } from './fixtures/exampleImpersonation.ts';
import { contains } from './contains.ts';
import { mock } from './mock.ts';

/** Impersonation: the one under way, if any, and a search of persons by name or identifier. */
export function impersonationMocks(ouverte: Impersonation | null = null): HttpHandler[] {
  return [
    mock(impersonation.current, { ouverte }),
    mock(impersonation.start, ({ body: { habilisId, motif } }) => exampleImpersonation({ habilisId, motif })),
    mock(impersonation.end, undefined),
    mock(impersonation.personnes, ({ query }) =>
      examplePersonnesTrouvees().filter(({ habilisId, prenom, nom }) =>
        contains(`${habilisId} ${prenom} ${nom}`, query.recherche),
      ),
    ),
  ];
}
