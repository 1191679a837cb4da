import { CHAMP_LETTRE_ENGAGEMENT } from '../demande-habilitation/champsFixes.ts';
import { CAISSES } from '../entite/caisses.ts';

/** What names a line of a plot without a text of its own: the caisses, and the field of the engagement letter. */
export const NOMS_CONNUS = { caisses: CAISSES, lettre: CHAMP_LETTRE_ENGAGEMENT };
