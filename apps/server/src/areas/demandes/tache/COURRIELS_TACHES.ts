import type { ModeleCourriel } from '../../../database/values/Courriel.ts';

/** The mails about tasks of demandes that no step of a workflow names. */
export const COURRIELS_TACHES = [
  'da-suspension',
  'da-reprise',
  'dh-reprise',
  'dh-niveau-durci',
  'taches-sans-titulaire',
  'taches-confiees',
  'taches-affectees',
  'taches-reprises',
] as const satisfies readonly ModeleCourriel[];
