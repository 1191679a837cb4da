import { cleanText } from '../clean-text/cleanText.ts';
import { addMonths } from '../date/addMonths.ts';
import { faultIf, type FieldFault } from '../field-fault/faultIf.ts';
import type { PorteeApplication } from './PORTEES_APPLICATION.ts';

/** Longest name of an application. */
export const LONGEST_NOM_APPLICATION = 60;
/** How many applications that still live one role makes at most. */
export const MOST_APPLICATIONS = 20;
/** Months for which an application is given at most; then somebody says again that it is wanted. */
export const LONGEST_VIE_MOIS = 24;

type Lived = { readonly nom: string; readonly dateFin: string };
type Typed = Lived & { readonly portees: readonly PorteeApplication[] };

/** What is wrong with the name and the end of an application (AP2). */
export function vieFaults({ nom, dateFin }: Lived, today: string): FieldFault[] {
  const clean = cleanText(nom);
  return [
    ...faultIf(clean === '', 'nom', 'application.nom-requis'),
    ...faultIf(clean.length > LONGEST_NOM_APPLICATION, 'nom', 'application.nom-trop-long'),
    ...faultIf(dateFin < today, 'dateFin', 'application.fin-passee'),
    ...faultIf(dateFin > addMonths(today, LONGEST_VIE_MOIS), 'dateFin', 'application.fin-lointaine'),
  ];
}

/** What is wrong with an application to make: its name, its end, and scopes that are none, or wider than those that can be given (AP1, AP2). */
export function applicationFaults(
  typed: Typed,
  { possibles, today }: { readonly possibles: readonly PorteeApplication[]; readonly today: string },
): FieldFault[] {
  const { portees } = typed;
  return [
    ...vieFaults(typed, today),
    ...faultIf(portees.length === 0, 'portees', 'application.portees-requises'),
    ...faultIf(!portees.every((portee) => possibles.includes(portee)), 'portees', 'application.portee-trop-large'),
  ];
}
