import { gzipSync } from 'node:zlib';
import type { Kysely } from 'kysely';
import type { Database } from '../../../database/Database.ts';
import { VC_CONTEXT } from './contextes.ts';
import { adresseStatuts, didOf } from './emetteur.ts';
import { effectiveRevocation } from '../etat/effectiveRevocation.ts';

/** Certificats of one list: the fewest that do not tell which one is asked about (Bitstring Status List). */
const PAR_LISTE = 131_072;

/** The list that holds the statut of a certificat, and its place there. */
export const placeStatut = (serial: number) => ({
  liste: 1 + Math.floor(serial / PAR_LISTE),
  index: serial % PAR_LISTE,
});

/** Identifiers of certificats are positive integers of four bytes. */
const DERNIERE_LISTE = placeStatut(0x7f_ff_ff_ff).liste;

/** Whether a certificat was numbered for a list, or for one after it. */
export async function hasListe(db: Kysely<Database>, liste: number): Promise<boolean> {
  if (liste > DERNIERE_LISTE) return false;
  const first = db
    .selectFrom('certificat')
    .select('id')
    .where('id', '>=', (liste - 1) * PAR_LISTE);
  return (await first.limit(1).executeTakeFirst()) !== undefined;
}

/** One bit a certificat, set for those that are revoked; the first is the highest of its byte. */
function bitsOf(serials: readonly number[]): string {
  const bits = Buffer.alloc(PAR_LISTE / 8);
  for (const serial of serials) {
    const { index } = placeStatut(serial);
    bits.writeUInt8(bits.readUInt8(index >> 3) | (0x80 >> (index & 7)), index >> 3);
  }
  return `u${gzipSync(bits).toString('base64url')}`;
}

/** The statuts of the certificats of a list now, to be signed (C45). */
export async function listeDeStatuts(
  db: Kysely<Database>,
  siteUrl: string,
  { liste, now, until }: { readonly liste: number; readonly now: Date; readonly until: Date },
) {
  const rows = await db
    .selectFrom('revocation_certificat as revocation')
    .select('revocation.certificat_id as serial')
    .where(effectiveRevocation(now))
    .where('revocation.certificat_id', '>=', (liste - 1) * PAR_LISTE)
    .where('revocation.certificat_id', '<=', liste * PAR_LISTE - 1)
    .execute();
  const id = adresseStatuts(siteUrl, liste);
  return {
    '@context': [VC_CONTEXT],
    id,
    type: ['VerifiableCredential', 'BitstringStatusListCredential'],
    issuer: didOf(siteUrl),
    validFrom: now.toISOString(),
    validUntil: until.toISOString(),
    credentialSubject: {
      id: `${id}#liste`,
      type: 'BitstringStatusList',
      statusPurpose: 'revocation',
      encodedList: bitsOf(rows.map(({ serial }) => serial)),
    },
  };
}
