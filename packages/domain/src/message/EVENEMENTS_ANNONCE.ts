import { chosen, type Evenements } from '../destinataire/destinataires.ts';
import { ROLE_TYPES } from '../role/RoleType.ts';

/** Mailed events about publications for many readers (rules/alerts#mails). */
export const EVENEMENTS_ANNONCE = {
  ACTUALITE: chosen('ACTUALITES', ...ROLE_TYPES),
  MESSAGE: chosen('ACTUALITES', ...ROLE_TYPES),
} as const satisfies Evenements;
