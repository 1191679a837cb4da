import type { RoleType } from '../role/RoleType.ts';

/** Roles that a type of message may let send; the support counts as an administrator (M4). */
export const DIFFUSEURS = ['I', 'RD', 'CNH', 'ADM'] as const;
export type Diffuseur = (typeof DIFFUSEURS)[number];

/** Who may send, as a type of message says. */
export type Diffuseurs = { readonly [D in Diffuseur as `diffuseur${D}`]: boolean };

/** Whether a role may send messages of a type (M4). */
export function isDiffuseur(diffuseurs: Diffuseurs, roleType: RoleType): boolean {
  const role = roleType === 'S' ? 'ADM' : roleType;
  return DIFFUSEURS.some((one) => one === role && diffuseurs[`diffuseur${one}`]);
}
