import type { HttpHandler } from 'msw';
import { webhook } from '../webhook/endpoints.ts';
import type { LivraisonLue, WebhookLu } from '../webhook/Webhook.ts';
import { mock } from './mock.ts';
import { perRun } from './perRun.ts';
import { problemAnswer } from './problemAnswer.ts';

/** A webhook of an entite to which everything got through. */
export const exampleWebhook = (changes: Partial<WebhookLu> = {}): WebhookLu => ({
  id: 1,
  version: 0,
  nom: 'Cadence, planning des sessions',
  adresse: 'https://cadence.example.org/habilis',
  types: ['decision-rendue', 'session-cloturee', 'certificat-delivre'],
  portee: { entite: { id: 1, raisonSociale: 'Lorraine Prévention Formation' }, caisse: null },
  responsable: 'Sophie Marchal',
  creeLe: '2026-02-03T09:00:00.000Z',
  secretLe: '2026-02-03T09:00:00.000Z',
  ancienSecretFinitLe: null,
  arreteLe: null,
  motifArret: null,
  nbSemaine: 128,
  nbRemisesSemaine: 128,
  nbEnAttente: 0,
  prochaineLe: null,
  derniere: { resultat: 'REMISE', statut: 200, faiteLe: '2026-11-20T13:31:07.000Z' },
  ...changes,
});

/** A message that was taken at once. */
export const exampleLivraison = (changes: Partial<LivraisonLue> = {}): LivraisonLue => ({
  id: 41,
  messageId: 'msg_4f0c5d0e5a3b4c7d8e9f0a1b2c3d4e5f',
  type: 'certificat-delivre',
  objet: 'certificat',
  objetId: 118,
  numero: 'SST-1-2026-118211',
  survenuLe: '2026-11-20T13:31:06.000Z',
  etat: 'REMISE',
  prochaineLe: null,
  tentatives: [{ faiteLe: '2026-11-20T13:31:07.000Z', dureeMs: 84, resultat: 'REMISE', statut: 200, reponse: 'merci' }],
  ...changes,
});

/** Webhooks and what the first one was told. */
export function webhookMocks(
  of: readonly WebhookLu[] = [exampleWebhook()],
  livraisons: readonly LivraisonLue[] = [exampleLivraison()],
): HttpHandler[] {
  const kept = perRun(() => ({ webhooks: of, livraisons }));
  const found = (id: string | number) => kept().webhooks.find((one) => one.id === Number(id));
  const change = (id: string | number, version: number, changes: Partial<WebhookLu>) => {
    const one = found(id);
    if (one === undefined) return problemAnswer(404, 'introuvable');
    if (one.version !== version) return problemAnswer(409, 'webhook.version-perimee');
    const changed = { ...one, ...changes, version: version + 1 };
    kept().webhooks = kept().webhooks.map((other) => (other.id === one.id ? changed : other));
    return changed;
  };
  const secret = 'whsec_RVhFTVBMRS1kLXVuLXNlY3JldC1kZS0zMi1vY3RldHM=';
  return [
    mock(webhook.list, () => ({ webhooks: [...kept().webhooks], isLocalAllowed: false })),
    mock(webhook.get, ({ params }) => found(params.id) ?? problemAnswer(404, 'introuvable')),
    mock(webhook.create, ({ body: { nom, adresse, types } }) => {
      const made = exampleWebhook({ id: 9, nom, adresse, types, nbSemaine: 0, nbRemisesSemaine: 0, derniere: null });
      kept().webhooks = [...kept().webhooks, made];
      return { webhook: made, secret };
    }),
    mock(webhook.update, ({ params, body: { version, ...rest } }) => change(params.id, version, rest)),
    mock(webhook.remove, ({ params }) => {
      kept().webhooks = kept().webhooks.filter(({ id }) => id !== Number(params.id));
      return undefined;
    }),
    mock(webhook.remplacerSecret, ({ params, body }) => {
      const changed = change(params.id, body.version, { ancienSecretFinitLe: '2026-11-21T14:00:00.000Z' });
      return 'nom' in changed ? { webhook: changed, secret } : changed;
    }),
    mock(webhook.arreter, ({ params, body }) =>
      change(params.id, body.version, { arreteLe: '2026-11-20T14:00:00.000Z', motifArret: 'PERSONNE' }),
    ),
    mock(webhook.reprendre, ({ params, body }) =>
      change(params.id, body.version, { arreteLe: null, motifArret: null }),
    ),
    mock(webhook.essayer, () => {
      const [last] = kept().livraisons;
      const essai = exampleLivraison({ id: (last?.id ?? 0) + 1, type: 'essai', objet: 'webhook', numero: '1' });
      kept().livraisons = [essai, ...kept().livraisons];
      return undefined;
    }),
    mock(webhook.livraisons, ({ query }) => ({
      livraisons: kept().livraisons.filter(({ etat }) => query.etat === undefined || etat === query.etat),
      suite: null,
    })),
    mock(webhook.rejouer, ({ params }) => {
      if (found(params.id)?.arreteLe !== null) return problemAnswer(409, 'webhook.arrete');
      const again = { etat: 'ATTENTE', prochaineLe: '2026-11-20T14:00:00.000Z' } as const;
      kept().livraisons = kept().livraisons.map((one) => (one.id === params.livraisonId ? { ...one, ...again } : one));
      return undefined;
    }),
    mock(webhook.rejouerPeriode, { nombre: 12 }),
  ];
}
