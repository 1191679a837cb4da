import type { Notion } from '../notion/Notion.ts';
import { chosen } from '../destinataire/destinataires.ts';

/** What any demande tells of itself (rules/people#trail). */
export const NOTION_DEMANDE = {
  courriels: {
    TACHE_REPRISE: chosen('TACHES', 'I', 'RC', 'R', 'E', 'RD', 'CNH'),
    TACHE_SANS_TITULAIRE: chosen('TACHES', 'RC', 'R', 'RD'),
    TACHES_CONFIEES: chosen('TACHES', 'I', 'RC', 'R', 'E', 'RD', 'CNH'),
  },
  actes: {
    demande: [
      'demande-administrative.Enregistre',
      'demande-habilitation.Enregistre',
      'demande-habilitation.avis-lus',
      'demande-habilitation.decision-envoyee',
      'demande-administrative.RechercheSiret',
      'demande-habilitation.RechercheFormateur',
    ],
  },
} as const satisfies Notion;
