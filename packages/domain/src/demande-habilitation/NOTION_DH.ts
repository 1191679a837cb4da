import type { Decision } from './decisions.ts';
import type { Notion } from '../notion/Notion.ts';
import { always, chosen } from '../destinataire/destinataires.ts';
import { happens } from '../notion/happens.ts';

/** What its decision keeps, with the habilitation that it gave or changed. */
type Valeurs = { readonly decision: Decision; readonly habilitationId: number | null };

/** What a demande d'habilitation tells of itself; it happens to it that the letter of its decision leaves (rules/demandes#steps, rules/demandes#decision, rules/alerts#mails; decision 0200). */
export const NOTION_DH = {
  courriels: {
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
  },
  evenements: { 'demande-habilitation': happens<Valeurs>()(['decision-rendue']) },
  objets: ['demande-habilitation'],
} as const satisfies Notion;
