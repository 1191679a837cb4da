import { beginImport, writeCells } from './classImport.ts';
import { judgeImport } from './judgeImport.ts';

const ROWS = [
  ['Nom', 'Prénom', 'Né(e) le', 'Courriel'],
  ['Martin', 'Anne', '01/02/1990', 'anne.martin@exemple.example'],
];

/** Runs what a class goes through on a line of nobody, while a file is being chosen: the browser then has its code at hand. */
export function rehearse(today: string): void {
  const begun = beginImport(ROWS, { memory: new Map(), today, fichier: null, luLe: '' });
  if (!begun.ok) return;
  const written = begun.value.lines.map(({ id }) => ({ rowId: id, column: 'nom', value: 'Durand' }));
  judgeImport(writeCells(begun.value, written, [], today), new Map(), today);
}
