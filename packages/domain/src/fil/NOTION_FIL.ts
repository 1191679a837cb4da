import type { Notion } from '../notion/Notion.ts';
import { chosen } from '../destinataire/destinataires.ts';

/** What a thread tells of itself: somebody of the other side wrote (rules/alerts#mails, rules/rights#thread). */
export const NOTION_FIL = {
  courriels: {
    FIL_MESSAGE: chosen('TACHES', 'DM', 'G', 'E', 'RC', 'RD', 'DL', 'I', 'R', 'CNH'),
  },
  actes: { demande: ['fil-message'] },
} as const satisfies Notion;
