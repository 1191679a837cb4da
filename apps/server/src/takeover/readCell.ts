import { cleanEmail } from '@habilis/domain/clean-text/cleanEmail';
import { cleanName } from '@habilis/domain/clean-text/cleanName';
import { cleanGroups, cleanNumber } from '@habilis/domain/clean-text/cleanNumber';
import { cleanText } from '@habilis/domain/clean-text/cleanText';
import { isCodePostal } from '@habilis/domain/adresse/isCodePostal';
import { isEmail } from '@habilis/domain/identifiant/isEmail';
import { isSiret } from '@habilis/domain/identifiant/isSiret';
import { naissanceFault } from '@habilis/domain/stagiaire/naissanceFault';
import { nomsFaults } from '@habilis/domain/stagiaire/nomsFaults';
import { readDateNaissance } from '@habilis/domain/stagiaire/readDateNaissance';
import type { Column } from './FILES.ts';

/** A cell as it is kept, or why it cannot be and what to do. */
export type Read =
  | { readonly value: string | number | boolean | null }
  | { readonly what: string; readonly remedy: string };

const LONGEST = { identifiant: 100, texte: 300 };
const MOST_NUMBER = 100_000;
/** No register of these trainings is older. */
const EARLIEST = '1950-01-01';
/** The days that spreadsheets count from: what they write for an empty cell. */
const ZERO_DAYS = ['00/01/1900', '1899-12-30', '1899-12-31', '1900-01-00', '1900-01-01', '1904-01-01'];
const MIDNIGHT = /[T ]00:00(?::00(?:\.0+)?)?Z?$/;
const TRUE = new Set(['oui', 'true', 'vrai', '1']);
const FALSE = new Set(['non', 'false', 'faux', '0']);

const fault = (what: string, remedy: string): Read => ({ what, remedy });
const shown = (typed: string): string => `« ${typed.slice(0, 60)} »`;

/** What cleaning leaves as it is; most cells of five million rows are such. */
const PLAIN = /^[\w/.-]+(?: [\w/.-]+)*$/;

function readText(typed: string, most: number): Read {
  const value = PLAIN.test(typed) ? typed : cleanName(typed);
  if (/\uFFFD/.test(value))
    return fault(`${shown(value)} contient des lettres perdues`, 'Exportez à nouveau le fichier en UTF-8');
  return value.length > most ? fault(`plus de ${most} signes`, 'Raccourcissez ce texte') : { value };
}

const WHY_NO_NAME: Readonly<Record<string, readonly [string, string]>> = {
  'session-certification.nom-illisible': ['contient des lettres perdues', 'Exportez à nouveau le fichier en UTF-8'],
  'session-certification.nom-trop-long': ['est trop long', 'Raccourcissez-le à cent signes'],
  'champ.nom-signes': ['contient un signe qu’aucun nom n’a', 'Retirez ce signe'],
};

function readNom(typed: string): Read {
  const { nom, fautes } = nomsFaults({ nom: typed, prenom: 'A' });
  const [first] = fautes;
  if (first === undefined) return { value: nom };
  const [what, remedy] = WHY_NO_NAME[first.title] ?? ['n’est pas un nom', 'Écrivez le nom en lettres'];
  return fault(`${shown(typed)} ${what}`, remedy);
}

const readDates = new Map<string, Read>();
const MOST_KEPT = 50_000;
/** A date as it was read before: a register has few days and many rows. */
function readKeptDate(typed: string, column: Column, today: string): Read {
  const key = `${column.kind} ${column.mayCome === true} ${today} ${typed}`;
  const kept = readDates.get(key) ?? readDate(typed, column, today);
  if (readDates.size < MOST_KEPT) readDates.set(key, kept);
  return kept;
}

function readDate(typed: string, { kind, mayCome }: Column, today: string): Read {
  const text = cleanText(typed).replace(MIDNIGHT, '');
  if (ZERO_DAYS.includes(text) || ZERO_DAYS.includes(readDateNaissance(text) ?? ''))
    return fault(
      `${shown(text)} est le jour zéro d’un tableur : la cellule était sans doute vide`,
      'Videz la cellule, ou écrivez la vraie date',
    );
  const value = readDateNaissance(text);
  if (value === null)
    return fault(`${shown(text)} n’est pas une date`, 'Écrivez-la AAAA-MM-JJ, par exemple 2019-05-31');
  if (kind === 'naissance') {
    const title = naissanceFault(value, today);
    if (title === null) return { value };
    return fault(
      title === 'session-certification.naissance-future'
        ? `${value} est à venir`
        : `${value} est trop ancien pour une naissance`,
      'Corrigez la date de naissance, ou videz la cellule si elle n’est pas connue',
    );
  }
  if (value < EARLIEST)
    return fault(`${value} est avant 1950`, 'Corrigez la date, ou videz la cellule si elle n’est pas connue');
  if (mayCome !== true && value > today)
    return fault(`${value} est à venir`, 'Corrigez la date : jour et mois sont peut-être inversés');
  return { value };
}

function readSiret(typed: string): Read {
  const value = cleanGroups(typed);
  if (isSiret(value)) return { value };
  if (/E\+?\d/i.test(typed))
    return fault(`${shown(typed)} a été changé en nombre par un tableur`, 'Exportez la colonne en texte');
  if (/^\d{12,13}$/.test(value))
    return fault(
      `${shown(value)} n’a que ${value.length} chiffres`,
      'Un tableur a sans doute ôté le zéro du début : remettez-le',
    );
  return fault(
    `${shown(value)} n’est pas un SIRET`,
    'Corrigez-le d’après le répertoire des entreprises, ou videz la cellule',
  );
}

function readCodePostal(typed: string): Read {
  const value = cleanNumber(typed);
  if (isCodePostal(value)) return { value };
  return /^\d{4}$/.test(value)
    ? fault(
        `${shown(value)} n’a que quatre chiffres`,
        `Un tableur a sans doute ôté le zéro du début : écrivez 0${value}`,
      )
    : fault(`${shown(value)} n’est pas un code postal`, 'Écrivez ses cinq chiffres');
}

function readCourriel(typed: string): Read {
  const value = cleanEmail(typed).toLowerCase();
  return isEmail(value)
    ? { value }
    : fault(`${shown(typed)} n’est pas une adresse de courriel`, 'Corrigez l’adresse : une seule, sans nom autour');
}

function readEntier(typed: string): Read {
  const text = cleanNumber(typed);
  const value = Number(text);
  return /^\d+$/.test(text) && value >= 1 && value <= MOST_NUMBER
    ? { value }
    : fault(`${shown(typed)} n’est pas un nombre entier d’au moins 1`, 'Écrivez un nombre entier, ou videz la cellule');
}

function readBooleen(typed: string): Read {
  const word = cleanText(typed).toLowerCase();
  if (TRUE.has(word)) return { value: true };
  return FALSE.has(word) ? { value: false } : fault(`${shown(typed)} n’est ni oui ni non`, 'Écrivez oui ou non');
}

function readChoix(typed: string, choices: readonly string[]): Read {
  const value = cleanText(typed).toUpperCase();
  return choices.includes(value)
    ? { value }
    : fault(
        `${shown(typed)} n’est pas une valeur de cette colonne`,
        `Écrivez l’une de celles-ci : ${choices.join(', ')}`,
      );
}

/** Reads a cell as its column says, with the cleaning and the judgement that a screen would apply (C1141). */
export function readCell(typed: string, column: Column, today: string): Read {
  if (typed === '' || (!PLAIN.test(typed) && cleanText(typed) === ''))
    return column.isRequired === true
      ? fault('la cellule est vide', 'Remplissez-la : cette colonne est nécessaire')
      : { value: null };
  switch (column.kind) {
    case 'identifiant':
    case 'reference':
      return readText(typed, LONGEST.identifiant);
    case 'texte':
      return readText(typed, LONGEST.texte);
    case 'nom':
      return readNom(typed);
    case 'naissance':
    case 'date':
      return readKeptDate(typed, column, today);
    case 'entier':
      return readEntier(typed);
    case 'booleen':
      return readBooleen(typed);
    case 'siret':
      return readSiret(typed);
    case 'code-postal':
      return readCodePostal(typed);
    case 'courriel':
      return readCourriel(typed);
    case 'choix':
      return readChoix(typed, column.choices ?? []);
  }
}
