import type { RaisonInconnu } from '@habilis/api/qrcode/CertificatVerifie';
import { numeroOf } from '@habilis/domain/certificat/numeroOf';
import { decodePayload, type Payload } from '@habilis/domain/certificat/payload';
import type { CodeLu } from '@habilis/domain/certificat/readCode';
import { isClockWrong, revocationOf, type VerdictSigne, verdictSigne } from '@habilis/domain/certificat/verdictSigne';
import { bytesOfBase64Url, type Known } from './known.ts';
import { verifySignature } from './verifySignature.ts';

/** What this device alone says of a signed content. */
export type CheckedSigned = {
  readonly verdict: VerdictSigne;
  readonly payload: Payload;
  readonly titre: string;
  /** The day of the list of revocations that was asked; null without one. */
  readonly listeDu: string | null;
  readonly isClockWrong: boolean;
  /** The number of the certificat that replaces it. */
  readonly remplacePar: string | null;
};

/** Checks a signed content with what the device knows; why, when nothing can be said of it: `site` tells the codes of other sites (rules/certificats#code). */
export async function checkSigned(
  { charge, signature, origine }: Extract<CodeLu, { genre: 'signe' }>,
  { cles, liste, titres }: Known,
  { today, site }: { readonly today: string; readonly site: string },
): Promise<CheckedSigned | RaisonInconnu> {
  const decoded = decodePayload(charge);
  if (!decoded.ok) return decoded.reason;
  const { payload } = decoded;
  const cle = cles.find(({ id }) => id === payload.cleId);
  const verdict = verdictSigne(payload, {
    cle: cle === undefined ? 'inconnue' : cle.compromiseLe === null ? 'connue' : 'compromise',
    isSigned:
      cle !== undefined &&
      (await verifySignature(bytesOfBase64Url(cle.clePublique), Uint8Array.from(charge), Uint8Array.from(signature))),
    liste,
    today,
  });
  // A key of another site is unknown here, or another one bears its number.
  const isElsewhere = origine !== null && origine !== site;
  if (isElsewhere && (verdict === 'cle-inconnue' || verdict === 'signature-fausse')) return 'autre-site';
  const serial = revocationOf(liste, payload.serial)?.remplacePar ?? null;
  return {
    verdict,
    payload,
    titre: titres.get(payload.codeNiveau) ?? payload.codeNiveau,
    listeDu: liste?.date ?? null,
    isClockWrong: isClockWrong({ liste, today }),
    remplacePar: serial === null ? null : numeroOf({ ...payload, serial }),
  };
}
