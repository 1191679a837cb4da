import { TYPES_ENTITE, type TypeEntite } from '../entite/TYPES_ENTITE.ts';

/** Whom an entite trains: anybody, or those whom it employs. */
export const OUVERTURES = ['TOUS', 'SALARIES'] as const;
export type Ouverture = (typeof OUVERTURES)[number];

/** Whom an entite of this type trains: a company and a public establishment their own employees, any other everybody (DX961). */
export const ouvertureOf = (type: TypeEntite | null): Ouverture =>
  type === 'ENT' || type === 'EP' ? 'SALARIES' : 'TOUS';

/** The types of those that train only whom they employ (DX961). */
export const TYPES_POUR_SALARIES: readonly TypeEntite[] = TYPES_ENTITE.filter(
  (type) => ouvertureOf(type) === 'SALARIES',
);
