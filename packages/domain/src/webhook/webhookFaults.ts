import { cleanText } from '../clean-text/cleanText.ts';
import { faultIf, type FieldFault } from '../field-fault/faultIf.ts';
import { TYPES_WEBHOOK } from './TYPES_WEBHOOK.ts';

/** Longest name of a webhook. */
export const LONGEST_NOM_WEBHOOK = 60;
/** Longest address of a webhook. */
export const LONGEST_ADRESSE_WEBHOOK = 500;
/** How many webhooks an entite, a caisse or the whole network has at most. */
export const MOST_WEBHOOKS = 20;
/** For how many days the messages of a webhook are kept, and may be sent again. */
export const CONSERVATION_LIVRAISONS_JOURS = 30;

/** Other ports belong to services that a web call has nothing to ask. */
const PORTS = new Set(['', '443', '8443']);
const INSIDE = /(^|\.)(localhost|local|internal|intranet|lan|home|corp|test|invalid|onion|home\.arpa)$/;

/** A webhook as it is typed. */
export type WebhookSaisi = { readonly nom: string; readonly adresse: string; readonly types: readonly string[] };

/** Where a webhook may lead: only a test lets it stay on its own machine. */
export type ReglesAdresse = { readonly isLocalAllowed: boolean };

/** What is wrong with an address; null when it may be called. Where its name leads is judged at each call (WH5). */
export function refusalOfAdresse(adresse: string, { isLocalAllowed }: ReglesAdresse): string | null {
  if (!URL.canParse(adresse)) return 'webhook.adresse-invalide';
  const { protocol, hostname, port, username, password, hash } = new URL(adresse);
  if (protocol !== 'https:' && !(isLocalAllowed && protocol === 'http:')) return 'webhook.adresse-sans-tls';
  if (username !== '' || password !== '' || hash !== '') return 'webhook.adresse-invalide';
  if (isLocalAllowed) return null;
  if (!PORTS.has(port)) return 'webhook.adresse-port';
  // The parser writes every form of an IPv4 address with dots, and IPv6 in brackets.
  if (/^[\d.]+$|^\[/.test(hostname)) return 'webhook.adresse-ip';
  const name = hostname.replace(/\.$/, '');
  return !name.includes('.') || INSIDE.test(name) ? 'webhook.adresse-interne' : null;
}

/** What is wrong with a webhook, as the screen and the server judge it (WH2). */
export function webhookFaults({ nom, adresse, types }: WebhookSaisi, regles: ReglesAdresse): FieldFault[] {
  const [cleanNom, cleanAdresse] = [cleanText(nom), adresse.trim()];
  const refusal = cleanAdresse === '' ? 'champ.requis' : refusalOfAdresse(cleanAdresse, regles);
  return [
    ...faultIf(cleanNom === '', 'nom', 'champ.requis'),
    ...faultIf(cleanNom.length > LONGEST_NOM_WEBHOOK, 'nom', 'champ.trop-long'),
    ...faultIf(cleanAdresse.length > LONGEST_ADRESSE_WEBHOOK, 'adresse', 'champ.trop-long'),
    ...(refusal === null ? [] : [{ path: 'adresse', title: refusal }]),
    ...faultIf(!types.some((type) => TYPES_WEBHOOK.some((known) => known === type)), 'types', 'webhook.sans-type'),
  ];
}
