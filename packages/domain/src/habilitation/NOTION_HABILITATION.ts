import type { Notion } from '../notion/Notion.ts';
import { TYPES_EVENEMENT_HAB, type ValeursEvenementHab, VIE_HABILITATION } from './TYPES_EVENEMENT_HAB.ts';
import { always, chosen } from '../destinataire/destinataires.ts';
import { happens } from '../notion/happens.ts';

/** What a habilitation tells of itself (rules/demandes#modes, rules/alerts#mails; decision 0200). */
export const NOTION_HABILITATION = {
  courriels: {
    HAB_FIN_PROCHE: chosen('ECHEANCES', 'DM', 'G', 'RD'),
    RESERVE_A_LEVER: chosen('ECHEANCES', 'DM', 'G', 'RD'),
    HAB_SUSPENDUE: always('SUSPENSION', 'DM', 'G', 'DL'),
    HAB_ROMPUE: always('SUSPENSION', 'DM', 'G', 'DL'),
    HAB_MODIFIEE: always('DECISION', 'DM', 'G', 'DL'),
    SUSPENSION_A_CONFIRMER: chosen('TACHES', 'RD'),
    SUSPENSION_RAPPEL: chosen('ECHEANCES', 'RC', 'RD', 'CNH', 'ADM', 'S'),
  },
  evenements: { habilitation: happens<ValeursEvenementHab>()(TYPES_EVENEMENT_HAB) },
  actes: {
    habilitation: [...VIE_HABILITATION, 'habilitation-supprimee', 'habilitation-rappel', 'avis-consultes'],
  },
  objets: ['habilitation'],
} as const satisfies Notion;
