import { numeroHabilitation } from './numeroHabilitation.ts';

const NUMERO = /^(\d+)\/(\d{4})\/(.+)\/(\d{2,})$/;

/** The number of a renewal: that of the habilitation that it renews, with the next rank; undefined when that one has another shape (H13). */
export function numeroSuivant(numero: string): string | undefined {
  const [, sequence, annee, code, indice] = NUMERO.exec(numero) ?? [];
  if (code === undefined) return undefined;
  return numeroHabilitation({
    sequence: Number(sequence),
    annee: Number(annee),
    code,
    indice: Number(indice) + 1,
  });
}
