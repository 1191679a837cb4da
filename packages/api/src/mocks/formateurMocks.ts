import type { HttpHandler } from 'msw';
import { formateur } from '../formateur/endpoints.ts';
import { mock } from './mock.ts';
import { problemAnswer } from './problemAnswer.ts';

/** Two formateurs: one with a valid certificat, one whose certificat has ended. */
export function formateurMocks(): HttpHandler[] {
  const known = [
    { habilisId: 'FOR40001', nomPrenom: 'Julie Perrin', etat: 'VALIDE', dateFin: '2028-03-12' },
    { habilisId: 'FOR40003', nomPrenom: 'Awa Diop', etat: 'EXPIRE', dateFin: '2026-06-30' },
  ] as const;
  return [
    mock(formateur.check, ({ body }) => {
      const found = known.find(
        ({ habilisId, nomPrenom }) => habilisId === body.habilisId && nomPrenom.endsWith(body.nom),
      );
      if (found === undefined) return problemAnswer(400, 'formateur.inconnu');
      const { habilisId, nomPrenom, etat, dateFin } = found;
      return { formateur: { habilisId, nomPrenom }, certificat: { etat, dateFin } };
    }),
  ];
}
