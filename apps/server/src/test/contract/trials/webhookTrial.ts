import type { Trial } from '../Trial.ts';
import { NO_OWNER } from '../Subject.ts';

/** Somebody else changed it: a write gets access, then is refused. */
const STALE = { version: 900_000 };
const ofWebhook = { ids: { id: 'webhook' } } as const;
const stale = { ...ofWebhook, body: () => STALE, refusal: 'webhook.version-perimee' } as const;
const FORMER = new Date(0);

/** Webhooks: one of an entite of a caller, one of another's, one of the network. */
export const webhookTrial: Trial<'webhook'> = {
  rows: {
    'webhook.list': { lists: null },
    'webhook.get': ofWebhook,
    'webhook.create': {
      body: ({ role }) => ({ nom: ' ', adresse: '', types: [], entiteId: role?.entiteId ?? null, caisseId: null }),
      refusal: 'donnees-invalides',
    },
    'webhook.update': {
      ...ofWebhook,
      body: () => ({ nom: 'Essai', adresse: 'https://essai.example.org/', types: ['session-cloturee'], ...STALE }),
      refusal: 'webhook.version-perimee',
    },
    'webhook.remove': stale,
    'webhook.remplacerSecret': stale,
    'webhook.arreter': stale,
    'webhook.reprendre': stale,
    // A trial waits for a job that nobody works off here.
    'webhook.essayer': ofWebhook,
    'webhook.livraisons': ofWebhook,
    'webhook.rejouer': { ...ofWebhook, words: { livraisonId: '2000000000' }, refusal: 'webhook.arrete' },
    'webhook.rejouerPeriode': {
      ...ofWebhook,
      body: () => ({ dateDebut: null, dateFin: null }),
      refusal: 'donnees-invalides',
    },
  },
  load: async ({ connection: { db } }, callers) => {
    const entites = [...new Set(callers.flatMap(({ role }) => (role?.type === 'G' ? [role.entiteId] : [])))];
    const rows = await db
      .insertInto('webhook')
      .values(
        [...entites.slice(0, 2), null].map((entite_id) => ({
          nom: 'Essai',
          adresse: 'https://essai.example.org/',
          types: ['session-cloturee' as const],
          entite_id,
          caisse_id: null,
          secret: 'illisible',
          secret_le: FORMER,
          ancien_secret: null,
          ancien_secret_jusque: null,
          responsable_id: null,
          cree_le: FORMER,
          arrete_le: FORMER,
          arrete_motif: 'PERSONNE' as const,
        })),
      )
      .returning(['id', 'entite_id'])
      .execute();
    return {
      webhook: rows.map(({ id, entite_id: entiteId }) => ({
        id: String(id),
        nom: entiteId === null ? 'du réseau' : `de l’entité ${entiteId}`,
        owners: { ...NO_OWNER, entiteId },
      })),
    };
  },
};
