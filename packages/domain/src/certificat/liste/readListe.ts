import { formatCodeCourt, LONGUEUR_CODE_COURT, readCodeCourt, SIGNES_CODE_COURT } from '../codeCourt.ts';
import { debutsDeNumero } from '../debutsDeNumero.ts';
import { readCode } from '../readCode.ts';

/** Codes that one list may hold (C1100). */
export const CODES_PAR_LISTE = 5000;
/** Signs of a text that are read: 5,000 signed codes, each beside a name. */
export const SIGNES_PAR_LISTE = 2_000_000;
const MOST_WORDS = 120;
const MOST_SHOWN = 80;

/** Why a line gives no code: nothing like one, the number of a certificat, the code of an attestation, or nearly a code. */
export type RaisonSansCode = 'sans-code' | 'numero' | 'attestation' | 'lettres' | 'u' | 'trop-court' | 'trop-long';

/** A code of a list, with the reader's own words beside it: those never leave the device. */
export type CodeDeListe = {
  readonly ligne: number;
  /** What is sent: twelve signs, or the signed content as it was read. */
  readonly code: string;
  readonly mots: string;
};
/** A line without code; `essai` is the code that it may have meant. */
export type LigneSansCode = {
  readonly ligne: number;
  readonly texte: string;
  readonly raison: RaisonSansCode;
  readonly essai: string | null;
};
/** What a pasted text holds. */
export type ListeLue = {
  /** Each once, in the order of the text. */
  readonly codes: readonly CodeDeListe[];
  readonly doublons: readonly { readonly ligne: number; readonly premiere: number }[];
  readonly sansCode: readonly LigneSansCode[];
  /** Lines that hold something. */
  readonly lignes: number;
  /** Codes beyond those that one list may hold. */
  readonly enTrop: number;
  /** Whether the text was longer than what is read. */
  readonly isCoupe: boolean;
};

const SIGNE = String.raw`https?:\/\/[^/#\s]+\/certificat#[^\s;,"|]+|(?<![\p{L}\p{N}])[1-9]\d{149,}(?![\p{L}\p{N}])`;
/** A word of letters and digits, with strokes and points within. */
const MOT = String.raw`(?<![\p{L}\p{N}])[0-9A-Za-z][0-9A-Za-z.-]*[0-9A-Za-z](?![\p{L}\p{N}])`;
/** Groups of one size with a space, a stroke or both between them. */
const groups = (size: number, count: number): string => {
  const group = `[0-9A-Za-z]{${size}}`;
  return String.raw`(?<![\p{L}\p{N}-])${group}(?:[ .-]{1,3}${group}){${count - 1}}(?![\p{L}\p{N}-])`;
};
const GROUPES = [groups(4, 3), groups(6, 2), groups(3, 4), groups(2, 6)].join('|');
const CANDIDAT = new RegExp([SIGNE, GROUPES, MOT].join('|'), 'giu');

/** Whether a signed content is that of an attestation; told from above, where attestations stand. */
type IsAttestation = (charge: Uint8Array) => boolean;

const isMixed = (text: string): boolean => /\d/.test(text) && /[a-z]/i.test(text);
/** As a paper prints it: three groups of capitals and digits with strokes. */
const PRINTED = /^[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}$/;

/** A short code among other words: one of letters alone may be a name, one of digits alone a telephone, so that only its printed form counts. */
function codeCourtAmong(candidat: string): string | null {
  if (debutsDeNumero(candidat) !== null) return null;
  const code = readCodeCourt(candidat);
  return code !== null && (isMixed(candidat) || PRINTED.test(candidat)) ? code : null;
}

type Lu = { readonly code: string; readonly key: string } | LigneSansCodeLue;
type LigneSansCodeLue = Pick<LigneSansCode, 'raison' | 'essai'>;

function readSigne(candidat: string, isAttestation: IsAttestation): Lu | null {
  const read = readCode(candidat);
  if (read === null) return null;
  if (read.genre === 'code-court') return { code: read.code, key: read.code };
  if (isAttestation(read.charge)) return { raison: 'attestation', essai: null };
  return { code: candidat, key: candidat.slice(candidat.indexOf('#') + 1) };
}

const NUMERO = /(?<![\p{L}\p{N}])[A-Za-z][A-Za-z0-9]*[ -]\d{1,2}[ -]\d{4}[ -]\d{4,9}(?![\p{L}\p{N}])/u;

/** What a word that is no code may have been meant for. */
function nearly(mot: string): LigneSansCodeLue | null {
  const signs = mot.toUpperCase().replaceAll(/[ .-]/g, '');
  if (signs.length === LONGUEUR_CODE_COURT && /^[A-Z]+$/.test(signs) && readCodeCourt(signs) !== null)
    return /^[A-Z -]+$/.test(mot) ? { raison: 'lettres', essai: readCodeCourt(signs) } : null;
  if (!isMixed(mot)) return null;
  if (signs.length === LONGUEUR_CODE_COURT && signs.includes('U'))
    return { raison: 'u', essai: readCodeCourt(signs.replaceAll('U', 'V')) };
  const known = [...signs].every((sign) => SIGNES_CODE_COURT.includes(sign) || 'OIL'.includes(sign));
  if (!known || debutsDeNumero(mot) !== null) return null;
  if (signs.length === LONGUEUR_CODE_COURT - 1) return { raison: 'trop-court', essai: null };
  return signs.length === LONGUEUR_CODE_COURT + 1 ? { raison: 'trop-long', essai: null } : null;
}

const isCode = (lu: Lu): lu is Extract<Lu, { readonly code: string }> => 'code' in lu;

/** Words without the marks round them; from the end by hand, since an expression tries each run of them again from each of its signs. */
function trimMarks(words: string): string {
  const text = words.replace(/^[\s,:.-]+/, '');
  let end = text.length;
  while (end > 0 && ' ,:-'.includes(text.charAt(end - 1))) end--;
  return text.slice(0, end);
}

/** What one line gives: its codes, and the words around them; else why there is none. */
function readLigne(
  texte: string,
  isAttestation: IsAttestation,
): { readonly lus: readonly Lu[]; readonly mots: string } {
  const lus: Lu[] = [];
  const near: LigneSansCodeLue[] = [];
  const mots = texte.replaceAll(CANDIDAT, (candidat) => {
    const code = codeCourtAmong(candidat);
    const lu =
      code === null
        ? readSigne(/^https?:|^\d{150}/i.test(candidat) ? candidat : '', isAttestation)
        : { code, key: code };
    if (lu !== null) {
      lus.push(lu);
      return ' ';
    }
    const almost = nearly(candidat);
    if (almost !== null) near.push(almost);
    return candidat;
  });
  const words = trimMarks(mots.replaceAll(/["\t;|]+/g, ' ').replaceAll(/\s+/g, ' '));
  if (lus.some(isCode)) return { lus: lus.filter(isCode), mots: words.slice(0, MOST_WORDS) };
  const [first] = [...lus, ...(NUMERO.test(texte) ? [{ raison: 'numero', essai: null } as const] : []), ...near];
  return { lus: [first ?? { raison: 'sans-code', essai: null }], mots: words };
}

/** One kind of stroke and of digits, and no invisible sign, as the single check forgives them. */
const plain = (texte: string): string =>
  texte
    .normalize('NFKC')
    .replaceAll(/\p{Dash}/gu, '-')
    .replaceAll(/\p{Cf}/gu, '');

/** Reads the codes of a pasted text, one a line, a column of a sheet, or mixed with names (C1100, C1101). */
export function readListe(texte: string, isAttestation: IsAttestation = () => false): ListeLue {
  const codes: CodeDeListe[] = [];
  const doublons: { ligne: number; premiere: number }[] = [];
  const sansCode: LigneSansCode[] = [];
  const known = new Map<string, number>();
  let [lignes, enTrop] = [0, 0];
  for (const [index, brute] of texte
    .slice(0, SIGNES_PAR_LISTE)
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .entries()) {
    const line = plain(brute).trim();
    if (line === '') continue;
    lignes++;
    const ligne = index + 1;
    const { lus, mots } = readLigne(line, isAttestation);
    for (const lu of lus) {
      if (!isCode(lu)) {
        sansCode.push({ ligne, texte: line.slice(0, MOST_SHOWN), raison: lu.raison, essai: lu.essai });
        continue;
      }
      const premiere = known.get(lu.key);
      if (premiere !== undefined) doublons.push({ ligne, premiere });
      else if (codes.length === CODES_PAR_LISTE) enTrop++;
      else {
        known.set(lu.key, ligne);
        codes.push({ ligne, code: lu.code, mots });
      }
    }
  }
  return { codes, doublons, sansCode, lignes, enTrop, isCoupe: texte.length > SIGNES_PAR_LISTE };
}

/** A code as a reader knows it: a short one in its groups, nothing for the digits of a signed one. */
export const montreCode = (code: string): string | null => {
  const court = code.length > 40 ? null : readCodeCourt(code);
  return court === null ? null : formatCodeCourt(court);
};
