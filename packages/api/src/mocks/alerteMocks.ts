import type { HttpHandler } from 'msw';
import { alerte } from '../alerte/endpoints.ts';
import type { Alerte } from '../alerte/Alerte.ts';
import { exampleAlertesDeTous, exampleComptesDeTous } from './fixtures/exampleAlertesDeTous.ts';
import { exampleServerProperties } from './fixtures/exampleServerProperties.ts';
import { mock } from './mock.ts';
import { perRun } from './perRun.ts';
import { problemAnswer } from './problemAnswer.ts';

/** The alerts of a role; a dismissed one disappears until it is restored. */
export function alerteMocks(alertes: readonly Alerte[]): HttpHandler[] {
  const { today } = exampleServerProperties();
  const dismissed = perRun(() => new Set<number>());
  const left = () => alertes.filter(({ id }) => !dismissed().has(id));
  return [
    mock(alerte.list, left),
    mock(alerte.count, () => ({
      total: left().length,
      enRetard: left().filter(({ dateEcheance }) => dateEcheance !== null && dateEcheance < today).length,
      horsTaches: left().filter(({ repeteTache }) => !repeteTache).length,
    })),
    mock(alerte.ofAll, ({ query }) => {
      const elements = exampleAlertesDeTous().filter(({ type }) => query.type === undefined || type === query.type);
      return { elements, total: elements.length, page: query.page, taille: query.taille };
    }),
    mock(alerte.countOfAll, exampleComptesDeTous),
    mock(alerte.dismiss, ({ params }) => {
      const found = alertes.find(({ id }) => id === params.id);
      if (found === undefined) return problemAnswer(404, 'introuvable');
      if (!found.supprimable) return problemAnswer(400, 'alerte.non-supprimable');
      dismissed().add(params.id);
      return undefined;
    }),
    mock(alerte.restore, ({ params }) => {
      dismissed().delete(params.id);
      return undefined;
    }),
  ];
}
