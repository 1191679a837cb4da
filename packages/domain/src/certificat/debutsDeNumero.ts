/** The number of a certificat or its beginning: a niveau, a year, and what is typed of the rank; strokes may be spaces. */
const NUMERO = /^([a-z][a-z0-9]*)[\s-]+(\d{1,2})[\s-]+(\d{4})(?:[\s-]+(\d{0,9}))?$/iu;
/** Digits of a rank, with its zeros. */
const RANG = 6;

/** The beginnings of the number that is typed, its rank with its zeros or without; null when it is no number (C30). */
export function debutsDeNumero(typed: string): readonly string[] | null {
  const [numero, dispositif = '', niveau = '', annee = '', rang = ''] = NUMERO.exec(typed.trim()) ?? [];
  if (numero === undefined) return null;
  const rangs = new Set([rang, ...(rang === '' ? [] : [rang.padStart(RANG, '0')])]);
  return [...rangs].map((one) => `${dispositif.toUpperCase()}-${niveau}-${annee}-${one}`);
}
