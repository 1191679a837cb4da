import type { HttpHandler } from 'msw';
import type { Actualite } from '../actualite/Actualite.ts';
import { actualite } from '../actualite/endpoints.ts';
import { mock } from './mock.ts';
import { nextId } from './nextId.ts';
import { mockFile } from './mockFile.ts';
import { perRun } from './perRun.ts';
import { problemAnswer } from './problemAnswer.ts';

/** The news, for guests, signed-in persons and editors, whose changes are kept as long as the story. */
export function actualiteMocks(actualites: readonly Actualite[]): HttpHandler[] {
  const kept = perRun(() => ({ all: [...actualites] }));
  const feed = new File(['<feed xmlns="http://www.w3.org/2005/Atom"/>'], 'actualites.atom');
  return [
    mockFile(actualite.flux, feed),
    mock(actualite.guestList, () => kept().all),
    mock(actualite.list, () => kept().all),
    mock(actualite.create, ({ body }) => {
      const made = { ...body, id: nextId(kept().all), version: 1 };
      kept().all = [made, ...kept().all];
      return made;
    }),
    mock(actualite.update, ({ body }) => {
      const held = kept().all.find(({ id }) => id === body.id);
      if (held === undefined) return problemAnswer(404, 'introuvable');
      if (held.version !== body.version) return problemAnswer(409, 'actualite.version-perimee', { courant: held });
      const changed = { ...body, version: body.version + 1 };
      kept().all = kept().all.map((one) => (one.id === body.id ? changed : one));
      return changed;
    }),
    mock(actualite.ranger, ({ body: { ids } }) => {
      if (ids.length !== kept().all.length)
        return problemAnswer(409, 'actualite.ordre-perime', { courant: kept().all });
      kept().all = kept().all.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
      return kept().all;
    }),
    mock(actualite.remove, ({ params }) => {
      kept().all = kept().all.filter(({ id }) => id !== params.id);
      return undefined;
    }),
  ];
}
