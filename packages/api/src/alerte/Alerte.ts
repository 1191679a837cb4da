import * as z from 'zod/mini';
import { CalendarDate, HabilisId, Id } from '../wire/formats.ts';

/** Why an alert is given (domain, C.8). */
export const ALERTE_TYPES = [
  'DH_A_INSTRUIRE',
  'DH_AFFECTEE',
  'DH_A_VALIDER_CAISSE',
  'DH_A_REPARTIR',
  'DH_AVIS_ATTENDU',
  'DH_A_VALIDER_RD',
  'DH_A_PLANIFIER',
  'DH_DECISION_A_SAISIR',
  'DH_COMPLEMENT',
  'DH_EN_RETARD',
  'DH_ACCEPTEE',
  'DH_REFUSEE',
  'DH_SUPPRESSION',
  'DA_A_INSTRUIRE',
  'DA_COMPLEMENT',
  'DA_SUSPENSION',
  'HAB_FIN_PROCHE',
  'HAB_SUSPENDUE',
  'HAB_ROMPUE',
  'RESERVE_A_LEVER',
  'SESSION_RESULTATS',
  'SESSION_A_VERIFIER',
  'SESSION_SUPPRESSION',
  'SESSION_SUPPRIMEE',
  'CERT_FORMATEUR_FIN',
  'CERT_FORMATEUR_PROLONGE',
  'CERT_STAGIAIRES_FIN',
  'ENTITE_FERMEE',
] as const;

const name = z.nullable(z.string());

/** Something to do or to know by a date, for a role or a person; its texts are built from its type (specification, section 3). */
export const Alerte = z.object({
  id: Id,
  type: z.enum(ALERTE_TYPES),
  dateEmission: CalendarDate,
  dateEcheance: z.nullable(CalendarDate),
  wfRoleIdCible: z.nullable(Id),
  habilisIdCible: z.nullable(HabilisId),
  numeroDemande: name,
  numeroHabilitation: name,
  numeroSession: name,
  dateFinSession: z.nullable(CalendarDate),
  dateSuppressionSession: z.nullable(CalendarDate),
  libelleDispositifNiveau: name,
  nomPrenomFormateur: name,
  raisonSocialeEntite: name,
  intituleCertificat: name,
  /** Whether the reader may dismiss it. */
  supprimable: z.boolean(),
});
export type Alerte = z.infer<typeof Alerte>;
