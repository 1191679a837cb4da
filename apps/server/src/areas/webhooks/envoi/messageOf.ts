import type { Selectable } from 'kysely';
import type { WebhookLivraisonTable } from '../../../database/tables/webhooks.ts';

type Row = Pick<Selectable<WebhookLivraisonTable>, 'type' | 'survenu_le' | 'objet_type' | 'objet_id' | 'numero'>;

/** The body of a message: what happened, when, to what, and where to read it; nothing of a person (WH8). */
export function messageOf(siteUrl: string, row: Row): string {
  const resource = row.objet_type === 'webhook' ? 'webhooks' : row.objet_type;
  return JSON.stringify({
    type: row.type,
    timestamp: row.survenu_le.toISOString(),
    data: { objet: row.objet_type, numero: row.numero, href: `${siteUrl}/api/${resource}/${row.objet_id}` },
  });
}
