import { cleanText } from '@habilis/domain/clean-text/cleanText';
import { type ResultatTentative, resultatOfStatut } from '@habilis/domain/webhook/Livraison';
import { type ClientRequest, type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { callbackify } from 'node:util';
import type { Reseau } from './reseau.ts';

/** The whole of a call: name, connection, answer. */
export const TIME_LIMIT_MS = 10_000;
/** An answer is read no further. */
const MOST_BYTES = 4096;
/** What is kept of it. */
const MOST_CHARACTERS = 500;

/** How a call ended. */
export type Issue = {
  readonly resultat: ResultatTentative;
  readonly statut: number | null;
  readonly dureeMs: number;
  /** The beginning of what was answered, as text. */
  readonly reponse: string;
};

export type Appel = {
  readonly adresse: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly reseau: Reseau;
  /** Authorities that its certificate may be of. @default those of Node */
  readonly ca?: string;
  /** @default `TIME_LIMIT_MS` */
  readonly limitMs?: number;
};

class CallError extends Error {
  readonly resultat: ResultatTentative;
  constructor(resultat: ResultatTentative) {
    super(resultat);
    this.name = 'CallError';
    this.resultat = resultat;
  }
}

/** The addresses of a name, each of which may be called: one inside refuses them all. */
async function addressesOf({ resolve, isAllowed }: Reseau, name: string): Promise<readonly string[]> {
  const addresses = await resolve(name);
  if (addresses.length === 0) throw new CallError('NOM_INCONNU');
  if (!addresses.every(isAllowed)) throw new CallError('ADRESSE_INTERNE');
  return addresses;
}

/** Resolves the name within the connection itself: what was judged is what is called, whatever the name leads to a moment later. */
const pinned =
  (reseau: Reseau): LookupFunction =>
  (name, { all }, done) =>
    callbackify(addressesOf)(reseau, name, (error, addresses) => {
      if (error !== null) return done(error, '');
      const found = addresses.map((address) => ({ address, family: isIP(address) }));
      const [first] = found;
      return all === true ? done(null, found) : done(null, first?.address ?? '', first?.family);
    });

/** Reads the beginning of an answer and hangs up. */
async function beginningOf(answer: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of answer as AsyncIterable<Buffer>) {
      chunks.push(chunk);
      size += chunk.length;
      if (size >= MOST_BYTES) break;
    }
  } catch {
    // Cut off or too slow: its status was told.
  }
  const text = new TextDecoder().decode(Buffer.concat(chunks).subarray(0, MOST_BYTES));
  return cleanText(text).slice(0, MOST_CHARACTERS);
}

function resultatOf(error: unknown): ResultatTentative {
  if (error instanceof CallError) return error.resultat;
  if (!(error instanceof Error)) return 'INJOIGNABLE';
  if (error.name === 'AbortError' || error.name === 'TimeoutError') return 'DELAI';
  const code = 'code' in error ? String(error.code) : '';
  if (code === 'ENOTFOUND') return 'NOM_INCONNU';
  return /CERT|SSL|TLS|SIGNATURE|EPROTO/.test(code) ? 'CERTIFICAT_TLS' : 'INJOIGNABLE';
}

function open({ adresse, headers, reseau, ca }: Appel, signal: AbortSignal): ClientRequest {
  const url = new URL(adresse);
  const literal = url.hostname.replaceAll(/^\[|\]$/g, '');
  // The connection asks nobody for what is an address already.
  if (isIP(literal) !== 0 && !reseau.isAllowed(literal)) throw new CallError('ADRESSE_INTERNE');
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  // A connection of its own: none that stands is taken again unjudged.
  return request(url, {
    method: 'POST',
    headers,
    lookup: pinned(reseau),
    agent: false,
    signal,
    ...(ca === undefined ? {} : { ca }),
  });
}

/** Posts a message and tells how it ended; never throws, follows nobody elsewhere, and takes a limited time (WH3, WH5). */
export async function postMessage(appel: Appel): Promise<Issue> {
  const { body, limitMs = TIME_LIMIT_MS } = appel;
  const begun = performance.now();
  const dureeMs = () => Math.round(performance.now() - begun);
  try {
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      const call = open(appel, AbortSignal.timeout(limitMs));
      call.on('response', resolve);
      call.on('error', reject);
      call.end(body);
    });
    const statut = answer.statusCode ?? 0;
    const told = dureeMs();
    const reponse = await beginningOf(answer);
    answer.destroy();
    return { resultat: resultatOfStatut(statut), statut, dureeMs: told, reponse };
  } catch (error) {
    return { resultat: resultatOf(error), statut: null, dureeMs: dureeMs(), reponse: '' };
  }
}
