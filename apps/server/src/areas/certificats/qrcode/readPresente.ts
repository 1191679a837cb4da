import type { RaisonInconnu } from '@habilis/api/qrcode/CertificatVerifie';
import { decodePayload, type Payload } from '@habilis/domain/certificat/payload';
import { readCode } from '@habilis/domain/certificat/readCode';
import type { Config } from '../../../config.ts';
import { type CleQuiVerifie, verifyWith } from '../signature/verifyByKey.ts';

/** What a code designates, before any certificat is looked for: a short code, or a signed content that comes from here. */
export type Presente =
  | { readonly genre: 'code-court'; readonly code: string }
  | {
      readonly genre: 'signe';
      readonly payload: Payload;
      readonly charge: Uint8Array;
      readonly isCompromise: boolean;
    };

/** Reads what somebody presents with the keys of this site, or says why it designates nothing; `siteUrl` tells the codes of other sites (C13). */
export function readPresente(
  { siteUrl }: Pick<Config, 'siteUrl'>,
  cleOf: (id: number) => CleQuiVerifie | undefined,
  code: string,
): Presente | RaisonInconnu {
  const read = readCode(code);
  if (read === null) return 'illisible';
  if (read.genre === 'code-court') return read;
  const decoded = decodePayload(read.charge);
  if (!decoded.ok) return decoded.reason;
  const { payload } = decoded;
  const verified = verifyWith(cleOf(payload.cleId), read);
  if (typeof verified !== 'string') return { genre: 'signe', payload, charge: read.charge, ...verified };
  // A key of another site is unknown here, or another one bears its number.
  return read.origine !== null && read.origine !== siteUrl.toLowerCase() ? 'autre-site' : verified;
}
