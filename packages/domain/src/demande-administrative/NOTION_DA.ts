import type { DecisionDa } from './decisionOfStep.ts';
import type { Notion } from '../notion/Notion.ts';
import { always, chosen } from '../destinataire/destinataires.ts';
import { happens } from '../notion/happens.ts';

/** What its decision keeps. */
type Valeurs = { readonly decision: DecisionDa };

/** What a demande administrative tells of itself (rules/dossier#steps, rules/alerts#mails; decision 0200). */
export const NOTION_DA = {
  courriels: {
    DA_RECUE: always('RECEPTION', 'DM', 'G'),
    DA_COMPLEMENT: always('COMPLEMENT', 'DM', 'G'),
    DA_DECISION: always('DECISION', 'DM', 'G'),
    DA_SUSPENSION: { ...chosen('ECHEANCES', 'I'), ...always('SUSPENSION', 'DM', 'G') },
    DA_CORRIGEE: chosen('TACHES', 'DM', 'G'),
    // The caisse's manager may claim a demande too, and so is told of it (rules/dossier#steps).
    DA_A_INSTRUIRE: chosen('TACHES', 'I', 'RC'),
    DA_REJET_A_VALIDER: chosen('TACHES', 'RC'),
  },
  evenements: { 'demande-administrative': happens<Valeurs>()(['decision-administrative-rendue']) },
  objets: ['demande-administrative'],
} as const satisfies Notion;
