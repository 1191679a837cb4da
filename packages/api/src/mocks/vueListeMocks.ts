import type { HttpHandler } from 'msw';
import { vueListe } from '../vue-liste/endpoints.ts';
import type { VueListe } from '../vue-liste/VueListe.ts';
import { mock } from './mock.ts';
import { perRun } from './perRun.ts';
import { problemAnswer } from './problemAnswer.ts';

const STALE = 'vue-liste.version-perimee';

/** The views of lists, kept while the page is open. */
export function vueListeMocks(initial: readonly VueListe[] = []): HttpHandler[] {
  const kept = perRun(() => ({ vues: initial }));
  const find = (id: number, version: number) => kept().vues.find((vue) => vue.id === id && vue.version === version);
  return [
    mock(vueListe.list, ({ query }) => kept().vues.filter(({ liste }) => liste === query.liste)),
    mock(vueListe.create, ({ body }) => {
      const state = kept();
      const id = Math.max(0, ...state.vues.map((vue) => vue.id)) + 1;
      const vue: VueListe = { ...body, id, version: 0, auteur: null, modifiable: true };
      state.vues = [...state.vues, vue];
      return vue;
    }),
    mock(vueListe.update, ({ params, body }) => {
      const state = kept();
      const found = find(Number(params.id), body.version);
      if (found === undefined) return problemAnswer(409, STALE);
      const vue = { ...found, ...body, version: found.version + 1 };
      state.vues = state.vues.map((one) => (one.id === vue.id ? vue : one));
      return vue;
    }),
    mock(vueListe.remove, ({ params, body }) => {
      const state = kept();
      const found = find(Number(params.id), body.version);
      if (found === undefined) return problemAnswer(409, STALE);
      state.vues = state.vues.filter((one) => one !== found);
      return undefined;
    }),
  ];
}
