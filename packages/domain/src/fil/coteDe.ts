import { isDemandeur } from '../role/roleGroup.ts';
import type { RoleType } from '../role/RoleType.ts';

/** The two sides of a thread: those who act for the entite, and those who examine the file (rules/rights#thread). */
export const COTES_FIL = ['ENTITE', 'EXAMEN'] as const;
export type CoteFil = (typeof COTES_FIL)[number];

/** On which side of a thread a role writes; a delegataire acts for the entite (rules/rights#thread). */
export const coteDe = (role: RoleType): CoteFil => (isDemandeur(role) || role === 'DL' ? 'ENTITE' : 'EXAMEN');
