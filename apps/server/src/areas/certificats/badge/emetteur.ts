import type { ClePublique } from '@habilis/api/qrcode/ClePublique';
import { multikey } from './multibase.ts';

/** Where the issuer's documents are served, below the site. */
const DOCUMENTS = 'api/certificat/badge';

/** The issuer of a site: a name that leads to its document (did:web). */
export function didOf(siteUrl: string): string {
  const { host, pathname } = new URL(`${siteUrl}/${DOCUMENTS}`);
  return ['did:web', encodeURIComponent(host), ...pathname.split('/').filter((part) => part !== '')].join(':');
}

/** The name of a key of the issuer. */
export const cleDe = (did: string, cleId: number): string => `${did}#cle-${cleId}`;

/** The address of a list of statuts. */
export const adresseStatuts = (siteUrl: string, liste: number): string => `${siteUrl}/${DOCUMENTS}/statuts/${liste}`;

/** The issuer's document: its keys, the retired ones too; one that leaked vouches for nothing (C28, C45). */
export function documentEmetteur(siteUrl: string, cles: readonly ClePublique[]) {
  const id = didOf(siteUrl);
  const sound = cles.filter(({ compromiseLe }) => compromiseLe === null);
  return {
    '@context': ['https://www.w3.org/ns/did/v1', 'https://w3id.org/security/multikey/v1'],
    id,
    verificationMethod: sound.map((cle) => ({
      id: cleDe(id, cle.id),
      type: 'Multikey',
      controller: id,
      publicKeyMultibase: multikey(Buffer.from(cle.clePublique, 'base64url')),
    })),
    assertionMethod: sound.map((cle) => cleDe(id, cle.id)),
  };
}
