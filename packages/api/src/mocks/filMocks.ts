import type { HttpHandler } from 'msw';
import type { Fil, MessageFil } from '../fil/Fil.ts';
import { fil } from '../fil/endpoints.ts';
import { mock } from './mock.ts';
import { perRun } from './perRun.ts';
import { problemAnswer } from './problemAnswer.ts';

const VIDE: Fil = { messages: [], nouveaux: 0, fermeture: null, empechement: null };

/** The thread of every file, as one reader on a side has it; `closesWith` ends the file as soon as something is written. */
export function filMocks(
  initial: Fil = VIDE,
  { cote = 'ENTITE', closesWith = null }: { cote?: MessageFil['cote']; closesWith?: Fil['fermeture'] } = {},
): HttpHandler[] {
  const kept = perRun(() => ({ fil: initial }));
  return [
    mock(fil.get, () => kept().fil),
    mock(fil.lire, () => {
      const read = { ...kept().fil, nouveaux: 0 };
      kept().fil = { ...read, messages: read.messages.map((one) => ({ ...one, nouveau: false })) };
      return kept().fil;
    }),
    mock(fil.ecrire, ({ body }) => {
      const held = kept().fil;
      if (closesWith !== null) {
        kept().fil = { ...held, fermeture: closesWith };
        return problemAnswer(409, 'fil.ferme', { courant: kept().fil });
      }
      const said = { cote, deSoi: true, auteur: 'Sophie Marchal', roleType: null, texte: body.texte, nouveau: false };
      const written = { ...said, id: 900 + held.messages.length, ecritLe: '2026-11-20T10:00:00Z' };
      kept().fil = { ...held, messages: [...held.messages, written] };
      return kept().fil;
    }),
  ];
}
