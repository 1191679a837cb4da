import { isCodePostal } from '../adresse/isCodePostal.ts';
import { NEVER } from '../date/NEVER.ts';
import { type FieldFault, faultIf } from '../field-fault/faultIf.ts';
import type { ReglesSession, SessionSaisie } from './SessionSaisie.ts';

/** What keeps a session from being saved at all, at any moment: what contradicts itself or names what is not there. */
export function sessionFaults(
  saisie: SessionSaisie,
  { plateformesFixes }: Pick<ReglesSession, 'plateformesFixes'>,
): FieldFault[] {
  const { dateSession, dateFinSession, heureDebut, heureFin, plateformeFixeId } = saisie;
  const codePostal = saisie.lieuFormationCodePostalVille?.codePostal ?? null;
  return [
    ...faultIf(
      (dateFinSession ?? NEVER) < (dateSession ?? ''),
      'dateFinSession',
      'session-certification.date-fin-avant-debut',
    ),
    ...faultIf(
      heureFin !== null && heureFin <= (heureDebut ?? ''),
      'heureFin',
      'session-certification.heure-fin-avant-debut',
    ),
    ...faultIf(
      codePostal !== null && !isCodePostal(codePostal),
      'lieuFormationCodePostalVille.codePostal',
      'session-certification.code-postal-invalide',
    ),
    ...faultIf(
      plateformeFixeId !== null && !plateformesFixes.some(({ id }) => id === plateformeFixeId),
      'plateformeFixeId',
      'session-certification.plateforme-inconnue',
    ),
  ];
}
