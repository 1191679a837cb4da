import { always, chosen, type Evenements } from '../destinataire/destinataires.ts';

/** Mailed events about a demande d'habilitation (rules/demandes#steps, rules/alerts#mails). */
export const EVENEMENTS_DH = {
  DH_RECUE: always('RECEPTION', 'DM', 'G'),
  DH_A_INSTRUIRE: chosen('TACHES', 'I'),
  DH_AFFECTEE: chosen('TACHES', 'I', 'E'),
  DH_A_VALIDER_CAISSE: chosen('TACHES', 'RC'),
  DH_A_REPARTIR: chosen('TACHES', 'R'),
  DH_AVIS_ATTENDU: chosen('TACHES', 'E'),
  DH_A_VALIDER_RD: chosen('TACHES', 'RD'),
  DH_A_PLANIFIER: chosen('TACHES', 'CNH'),
  DH_DECISION_A_SAISIR: chosen('TACHES', 'CNH'),
  DH_DECISION_RETENUE: chosen('TACHES', 'CNH'),
  DH_DECISION_REPRISE: chosen('TACHES', 'CNH'),
  DH_EN_RETARD: chosen('ECHEANCES', 'I', 'RC', 'R', 'E', 'RD', 'CNH'),
  DH_COMPLEMENT: always('COMPLEMENT', 'DM', 'G'),
  DH_DEPLACEE: chosen('TACHES', 'DM', 'G'),
  DH_ACCEPTEE: always('DECISION', 'DM', 'G'),
  DH_REFUSEE: always('DECISION', 'DM', 'G'),
  DH_AJOURNEE: always('DECISION', 'DM', 'G'),
  DH_ABANDONNEE: always('DECISION', 'DM', 'G'),
  FORMATEUR_DECLARE: chosen('ACTUALITES', 'F'),
  DH_SUPPRESSION: chosen('ECHEANCES', 'DM', 'G'),
} as const satisfies Evenements;
