import type { ClePublique, ListeSignee } from '@habilis/api/qrcode/ClePublique';
import { decodeListe, type ListeRevocations } from '@habilis/domain/certificat/listeRevocations';
import { partsOfSigned } from '@habilis/domain/certificat/payload';
import { libelleNiveau } from '@habilis/domain/dispositif-niveau/libelleNiveau';
import { verifySignature } from './verifySignature.ts';

type CleConnue = Pick<ClePublique, 'id' | 'clePublique' | 'compromiseLe'>;

/** What a device keeps to check without network. */
export type Known = {
  readonly cles: readonly CleConnue[];
  /** The last list of revocations whose signature was verified. */
  readonly liste: ListeRevocations | null;
  /** Titles of the niveaux by code. */
  readonly titres: ReadonlyMap<string, string>;
  /** Whether the site only demonstrates; null when it never said. */
  readonly demonstration: boolean | null;
  readonly supportEmail: string | null;
};

/** Before anything was read. */
export const NOTHING_KNOWN: Known = {
  cles: [],
  liste: null,
  titres: new Map(),
  demonstration: null,
  supportEmail: null,
};

/** The cache of the answers that serve without network; the worker leaves it alone. */
const KEPT = 'habilis-certificat-connu';
const WAIT_MS = 6000;

export const bytesOfBase64Url = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.codePointAt(0) ?? 0);

/** The cache, where the browser has one: not over plain http. */
const openKept = async (): Promise<Cache | null> =>
  'caches' in globalThis ? await caches.open(KEPT).catch(() => null) : null;

/** The newest answer of an address: the server's, or the one kept from last time. */
async function latest(path: string): Promise<Response | null> {
  const kept = await openKept();
  try {
    // Asked each time, as it may serve for days: what has not changed is not sent again.
    const answer = await fetch(path, { cache: 'no-cache', signal: AbortSignal.timeout(WAIT_MS) });
    if (answer.ok) {
      // A full disk must not take away an answer that has arrived.
      await kept?.put(path, answer.clone()).catch(() => undefined);
      return answer;
    }
  } catch {
    // Without network, what was kept answers.
  }
  return (await kept?.match(path)) ?? null;
}

async function jsonOf<T>(path: string): Promise<T | null> {
  const answer = await latest(path);
  return answer === null ? null : ((await answer.json().catch(() => null)) as T | null);
}

/** The list of revocations, if a key that is known and not stolen signed it. */
async function readListe(cles: readonly CleConnue[], bytes: Uint8Array): Promise<ListeRevocations | null> {
  const parts = partsOfSigned(bytes);
  const liste = parts === null ? null : decodeListe(parts.charge);
  const cle = cles.find(({ id, compromiseLe }) => id === liste?.cleId && compromiseLe === null);
  if (parts === null || cle === undefined) return null;
  const isSigned = await verifySignature(
    bytesOfBase64Url(cle.clePublique),
    Uint8Array.from(parts.charge),
    Uint8Array.from(parts.signature),
  );
  return isSigned ? liste : null;
}

type Niveau = { readonly code: string; readonly dispositif: string; readonly niveau: string };
type Properties = { readonly environment: string; readonly supportEmail: string };

/** Reads what serves without network: from the server when it answers, else as it was kept. */
export async function readKnown(): Promise<Known> {
  const [cles, signed, niveaux, properties] = await Promise.all([
    jsonOf<CleConnue[]>('/api/qrcode/cles'),
    jsonOf<ListeSignee>('/api/qrcode/revocations'),
    jsonOf<Niveau[]>('/api/annuaire/niveaux'),
    jsonOf<Properties>('/api/server-properties'),
  ]);
  return {
    cles: cles ?? [],
    liste: signed === null ? null : await readListe(cles ?? [], bytesOfBase64Url(signed.liste)),
    titres: new Map(
      (niveaux ?? []).map(({ code, dispositif, niveau }) => [
        code,
        libelleNiveau({ libelleCourt: dispositif, niveau }),
      ]),
    ),
    demonstration: properties === null ? null : properties.environment === 'demonstration',
    supportEmail: properties?.supportEmail ?? null,
  };
}
