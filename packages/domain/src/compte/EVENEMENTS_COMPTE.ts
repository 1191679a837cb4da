import { always, type Evenements } from '../destinataire/destinataires.ts';
import { ROLE_TYPES } from '../role/RoleType.ts';

/** Mailed events about an account. */
export const EVENEMENTS_COMPTE = {
  COMPTE: always('COMPTE', ...ROLE_TYPES),
} as const satisfies Evenements;
