import type { HttpHandler } from 'msw';
import { arret } from '../arret/endpoints.ts';
import type { ArretAnnonce } from '../arret/Arret.ts';
import { mock } from './mock.ts';
import { perRun } from './perRun.ts';
import { problemAnswer } from './problemAnswer.ts';

/** A stop of half an hour that begins on a Saturday evening. */
export const exampleArret = (changes: Partial<ArretAnnonce> = {}): ArretAnnonce => ({
  id: 1,
  version: 0,
  mode: 'LECTURE_SEULE',
  debutLe: '2026-12-05T19:00:00.000Z',
  finLe: '2026-12-05T19:30:00.000Z',
  isEnCours: false,
  texte: 'Une nouvelle version arrive.',
  annonceLe: '2026-12-04T19:00:00.000Z',
  annonceHeures: 24,
  ...changes,
});

/** Announced stops; `told` is the one that every page tells. */
export function arretMocks(of: readonly ArretAnnonce[] = [], told: ArretAnnonce | null = null): HttpHandler[] {
  const kept = perRun(() => ({ arrets: of }));
  const found = (id: string | number) => kept().arrets.find((one) => one.id === Number(id));
  return [
    mock(arret.annonce, { arret: told }),
    mock(arret.list, () => [...kept().arrets]),
    mock(arret.create, ({ body: { mode, texte, annonceHeures } }) => {
      const made = exampleArret({ id: 9, mode, texte, annonceHeures: annonceHeures ?? 0 });
      kept().arrets = [...kept().arrets, made];
      return made;
    }),
    mock(arret.update, ({ params, body }) => {
      const one = found(params.id);
      if (one === undefined) return problemAnswer(409, 'arret.fini');
      if (one.version !== body.version) return problemAnswer(409, 'arret.version-perimee');
      const changed = { ...one, mode: body.mode, texte: body.texte, version: one.version + 1 };
      kept().arrets = kept().arrets.map((other) => (other.id === one.id ? changed : other));
      return changed;
    }),
    mock(arret.end, ({ params }) => {
      kept().arrets = kept().arrets.filter(({ id }) => id !== Number(params.id));
      return undefined;
    }),
  ];
}
