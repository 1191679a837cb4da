import { blocsOf, etiquetteDe } from './blocsOf.ts';
import { type DateLue, datesIn } from './datesIn.ts';
import type { DocumentLu, LigneLue } from './DocumentLu.ts';
import { LABELS } from './LABELS.ts';
import { bearsDayOfCopy, isDayOfCopy } from './mentionCopie.ts';
import { readIntitule } from './readIntitule.ts';
import { type Lecture, LU, readOtherwise, NON_LU, type NomAttendu, readNom } from './readNom.ts';
import { numeroOf } from './numeroOf.ts';
import type { Payload } from './payload.ts';

/** What a document is compared by, in the order of a paper. */
export const CHAMPS_COMPARES = ['intitule', 'nom', 'obtention', 'fin', 'habilitation', 'numero'] as const;
export type ChampCompare = (typeof CHAMPS_COMPARES)[number];

/** What is known to be true of a certificat. */
export type FaitsCertificat = Pick<Payload, 'dateObtention' | 'dateFin' | 'numeroHabilitation'> &
  NomAttendu & {
    readonly numero: string;
    /** How its niveau may be written; none when its title is not known here. */
    readonly titres: readonly string[];
    /** Titles of all niveaux. */
    readonly autresTitres: readonly string[];
  };

/** Where a document contradicts what is signed; `signe` is null for a certificat without end. */
export type Ecart = { readonly champ: ChampCompare; readonly document: string; readonly signe: string | null };

/** What a document is worth beside its signed content: a picture, or one that could not be read whole, is for the eye to compare (C40). */
export type Comparaison = {
  readonly verdict: 'authentique' | 'modifie' | 'a-comparer';
  readonly ecarts: readonly Ecart[];
  /** What was read and is as signed. */
  readonly conformes: readonly ChampCompare[];
  /** What could not be read with certainty. */
  readonly nonLus: readonly ChampCompare[];
  /** Whether it is for the eye because of what was added to its page. */
  readonly isAnnote: boolean;
};

/** The facts that a signed content tells by itself. */
export const faitsSignes = (
  payload: Payload,
  more: Pick<FaitsCertificat, 'titres' | 'autresTitres' | 'titulaire' | 'raisonSociale'>,
): FaitsCertificat => ({ ...payload, ...more, numero: numeroOf(payload) });

/** The days of a page, with the words that tell what each is. */
const joursDe = (lignes: readonly LigneLue[]): DateLue[] =>
  lignes.flatMap((ligne) =>
    datesIn(ligne.texte).map((jour) => ({
      ...jour,
      avant: jour.avant.trim() === '' ? etiquetteDe(lignes, ligne) : jour.avant,
    })),
  );

/** The days that tell of the certificat: where its signed end is read, that of a copy is none of them. */
function joursPropres(lignes: readonly LigneLue[], { dateFin }: FaitsCertificat): DateLue[] {
  const jours = joursDe(lignes);
  if (!jours.some(({ date }) => date === dateFin)) return jours;
  return jours.filter((jour) => !isDayOfCopy(jour));
}

/** How many signs differ between two days. */
const distance = (one: string, two: string): number => [...one].filter((sign, at) => sign !== two[at]).length;
/** A day that was changed by hand keeps most of its signs. */
const NEAR = 2;

/** No day of a certificat is later than that of obtaining, but its end: any other is a false end, whatever stands beside it. */
function readFin(jours: readonly DateLue[], { dateObtention, dateFin }: FaitsCertificat): Lecture {
  const isSigned = ({ date }: DateLue) => date === dateFin || date === dateObtention;
  const wrong = jours.find((jour) => !isSigned(jour) && (jour.date > dateObtention || LABELS.fin.test(jour.avant)));
  if (wrong !== undefined) return readOtherwise(wrong.date);
  return dateFin === null || jours.some(({ date }) => date === dateFin) ? LU : NON_LU;
}

function readObtention(jours: readonly DateLue[], { dateObtention, dateFin }: FaitsCertificat): Lecture {
  const others = jours.filter(({ date }) => date !== dateFin && date !== dateObtention);
  const wrong = others.find(({ avant }) => LABELS.obtention.test(avant));
  if (wrong !== undefined) return readOtherwise(wrong.date);
  if (jours.some(({ date }) => date === dateObtention)) return LU;
  const near = others.find(
    ({ date, avant }) =>
      date < dateObtention && (LABELS.delivrance.test(avant) || distance(date, dateObtention) <= NEAR),
  );
  return near === undefined ? NON_LU : readOtherwise(near.date);
}

/** The words of a page as numbers are compared: capitals, one kind of hyphen, no sign of punctuation around them. */
const motsDe = (lignes: readonly LigneLue[]): string[] =>
  blocsOf(lignes)
    .flatMap(({ texte }) =>
      texte
        .normalize('NFKC')
        .replaceAll(/\p{Dash}/gu, '-')
        .toUpperCase()
        .split(/\s+/u),
    )
    .map((mot) => mot.replaceAll(/^[^A-Z0-9]+|[^A-Z0-9]+$/g, ''));

function readNumero(mots: readonly string[], numero: string, isSuch: (mot: string) => boolean): Lecture {
  const wanted = numero.normalize('NFKC').toUpperCase();
  const wrong = mots.find((mot) => mot !== wanted && isSuch(mot));
  if (wrong !== undefined) return readOtherwise(wrong);
  return mots.includes(wanted) ? LU : NON_LU;
}

const isHabilitation = (mot: string): boolean => /^\d+\/\d{4}\/[A-Z0-9-]+\/\d+$/.test(mot);
const NUMERO = /^(.+)-\d{4}-(\d{6,})$/;
/** Whether a word may be a number of certificat beside this one: a session has a number of the same form, under another serial. */
function isNumeroNear(mot: string, numero: string): boolean {
  const [, code, serial] = NUMERO.exec(mot) ?? [];
  const [, ownCode, ownSerial] = NUMERO.exec(numero.toUpperCase()) ?? [];
  return code !== undefined && (code === ownCode || (serial === ownSerial && code !== 'S'));
}

const nameOf = ({ titulaire, initiales }: FaitsCertificat): string =>
  titulaire === null ? initiales : `${titulaire.prenom} ${titulaire.nom.toLocaleUpperCase('fr')}`.trim();

/** Compares what a document says with what is signed, and with what the server tells of it (C40). */
export function comparaisonDocument(lu: DocumentLu, faits: FaitsCertificat): Comparaison {
  const { lignes } = lu;
  const isAnnote = lu.isAnnote || bearsDayOfCopy(lignes);
  if (lignes.length === 0) {
    return { verdict: 'a-comparer', ecarts: [], conformes: [], nonLus: CHAMPS_COMPARES, isAnnote };
  }
  const jours = joursPropres(lignes, faits);
  const mots = motsDe(lignes);
  const { numero, numeroHabilitation, titres, dateObtention, dateFin } = faits;
  const read: Readonly<Record<ChampCompare, readonly [Lecture, signe: string | null]>> = {
    intitule: [readIntitule(lignes, faits), titres[0] ?? null],
    nom: [readNom(lignes, faits), nameOf(faits)],
    obtention: [readObtention(jours, faits), dateObtention],
    fin: [readFin(jours, faits), dateFin],
    habilitation: [readNumero(mots, numeroHabilitation, isHabilitation), numeroHabilitation],
    numero: [readNumero(mots, numero, (mot) => isNumeroNear(mot, numero)), numero],
  };
  const ecarts = CHAMPS_COMPARES.flatMap((champ): Ecart[] => {
    const [{ autre }, signe] = read[champ];
    return autre === null ? [] : [{ champ, document: autre, signe }];
  });
  const conformes = CHAMPS_COMPARES.filter((champ) => read[champ][0].isRead);
  const nonLus = CHAMPS_COMPARES.filter((champ) => !read[champ][0].isRead && read[champ][0].autre === null);
  const isWhole = nonLus.length === 0 && !isAnnote;
  return {
    verdict: ecarts.length > 0 ? 'modifie' : isWhole ? 'authentique' : 'a-comparer',
    ecarts,
    conformes,
    nonLus,
    isAnnote,
  };
}
