import type { Fil, MessageFil } from '@habilis/api/fil/Fil';
import { expect, test } from 'vitest';
import { keepNew } from './keepNew.ts';

const message = (id: number, nouveau: boolean): MessageFil => ({
  id,
  nouveau,
  cote: 'ENTITE',
  deSoi: false,
  auteur: 'Inès Morel',
  roleType: 'G',
  texte: 'Bonjour.',
  ecritLe: '2026-11-20T10:00:00.000Z',
});
const filOf = (...messages: MessageFil[]): Fil => ({ messages, nouveaux: 0, fermeture: null, empechement: null });
const marksOf = ({ messages }: Fil) => messages.map(({ id, nouveau }) => [id, nouveau]);

test('[DH955] a thread read again after the note that it is read keeps its marks, and takes those of what came since', () => {
  const opened = filOf(message(1, false), message(2, true));
  const again = filOf(message(1, false), message(2, false), message(3, true), message(4, false));
  expect(marksOf(keepNew(opened, again))).toEqual([
    [1, false],
    [2, true],
    [3, true],
    [4, false],
  ]);
  expect(keepNew(null, again)).toEqual(again);
});
