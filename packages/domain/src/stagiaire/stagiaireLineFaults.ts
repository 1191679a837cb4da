import { cleanEmail } from '../clean-text/cleanEmail.ts';
import { cleanText } from '../clean-text/cleanText.ts';
import { faultIf, type FieldFault } from '../field-fault/faultIf.ts';
import { isEmail } from '../identifiant/isEmail.ts';
import { normalizeHabilisId } from '../identifiant/normalizeHabilisId.ts';
import { isImprimable } from './isImprimable.ts';
import { isUsualName } from './isUsualName.ts';
import type { IdentiteStagiaire, LigneStagiaire } from './LigneStagiaire.ts';
import { isAgeInhabituel, naissanceFault } from './naissanceFault.ts';
import { nomsFaults } from './nomsFaults.ts';
import { readDateNaissance } from './readDateNaissance.ts';

/** What is said of a line: how it would be kept, what blocks it, and what asks to look again. */
export type LigneJugee = {
  readonly ligne: IdentiteStagiaire;
  readonly fautes: readonly FieldFault[];
  readonly avertissements: readonly FieldFault[];
};

/** A name that is written like an abbreviation, or with letters that are not Latin, is looked at twice. */
function nameWarnings(path: 'nom' | 'prenom', name: string): FieldFault[] {
  if (isUsualName(name)) return [];
  const letters = name.match(/\p{L}/gu) ?? [];
  return [
    ...faultIf(letters.length === 1, path, 'session-certification.nom-une-lettre'),
    ...(isImprimable(name)
      ? faultIf(/[\p{L}--\p{Script=Latin}]/v.test(name), path, 'session-certification.nom-autre-alphabet')
      : [{ path, title: 'session-certification.nom-non-imprimable' }]),
  ];
}

/** Whether only the year of a date is told: « 1987 », « 00/00/1987 », « 1987-00-00 ». */
const isYear = (typed: string): boolean =>
  /^(?:(?:00|[?xX_]{1,2}|)[/. -]){0,2}(?:19|20)\d{2}$|^(?:19|20)\d{2}(?:[/.-](?:00|[?xX_]{1,2})){1,2}$/.test(typed);

function dateFaults(typed: string, date: string | null, isAsked: boolean, today: string): FieldFault[] {
  const path = 'naissance';
  if (typed === '') return faultIf(isAsked, path, 'session-certification.naissance-requise');
  if (date === null) {
    const title = isYear(typed) ? 'session-certification.naissance-annee' : 'session-certification.naissance-invalide';
    return [{ path, title }];
  }
  const title = naissanceFault(date, today);
  return title === null ? [] : [{ path, title }];
}

/**
 * A line of a class, judged: the same function judges the cell that is typed in, the stagiaire entered alone and what is imported. A stagiaire
 * without identifier is told from namesakes by the birth date (rules/sessions#stagiaires; SC22).
 */
export function stagiaireLineFaults(typed: LigneStagiaire, today: string): LigneJugee {
  const id = cleanText(typed.habilisId);
  const date = cleanText(typed.naissance);
  const mail = cleanEmail(typed.courriel).toLowerCase();
  const habilisId = normalizeHabilisId(id);
  const dateNaissance = readDateNaissance(date);
  const { nom, prenom, fautes } = nomsFaults(typed);
  const dates = dateFaults(date, dateNaissance, id === '', today);
  const ligne = { habilisId, nom, prenom, dateNaissance, courriel: mail === '' ? null : mail };
  return {
    ligne,
    fautes: [
      ...faultIf(id !== '' && habilisId === null, 'habilisId', 'session-certification.identifiant-invalide'),
      ...fautes,
      ...dates,
      ...faultIf(mail !== '' && !isEmail(mail), 'courriel', 'champ.email-invalide'),
    ],
    avertissements: [
      ...nameWarnings('nom', nom),
      ...nameWarnings('prenom', prenom),
      ...faultIf(
        dateNaissance !== null && dates.length === 0 && isAgeInhabituel(dateNaissance, today),
        'naissance',
        'session-certification.age-inhabituel',
      ),
    ],
  };
}
