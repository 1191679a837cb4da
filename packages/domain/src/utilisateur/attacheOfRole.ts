import type { RoleType } from '../role/RoleType.ts';

/** What a role is held for: a caisse, the national body, an entite, an entite that may not exist yet, or nothing in particular. */
export type Attache = 'caisse' | 'organisme-national' | 'entite' | 'entite-facultative' | 'aucune';

const ATTACHES: Readonly<Record<RoleType, Attache>> = {
  DM: 'entite-facultative',
  G: 'entite',
  DL: 'entite',
  E: 'caisse',
  RC: 'caisse',
  I: 'caisse',
  RD: 'organisme-national',
  R: 'organisme-national',
  CNH: 'organisme-national',
  F: 'aucune',
  ADM: 'aucune',
  S: 'aucune',
};

/** What a role is attached to (U3). */
export const attacheOfRole = (type: RoleType): Attache => ATTACHES[type];
