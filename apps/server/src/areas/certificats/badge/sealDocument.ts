import { createHash, sign } from 'node:crypto';
import type { SigningKey } from '../signature/signingKey.ts';
import { contexteLoader } from './contextes.ts';
import { cleDe } from './emetteur.ts';
import { base58 } from './multibase.ts';

type Document = { readonly '@context': readonly string[] };

/** The hash of what a document says, whatever the order of its words (RDFC-1.0). */
async function hashOf(document: object): Promise<Buffer> {
  // Read when the first badge is signed: the server starts without it.
  const { default: jsonld } = await import('jsonld');
  const said = await jsonld.canonize(document, {
    algorithm: 'RDFC-1.0',
    format: 'application/n-quads',
    base: null,
    safe: true,
    rdfDirection: 'i18n-datatype',
    documentLoader: contexteLoader,
  });
  return createHash('sha256').update(said).digest();
}

/** A document with a proof by the key of certificats (Data Integrity, eddsa-rdfc-2022). */
export async function sealDocument<D extends Document>(
  document: D,
  { did, cle, now }: { readonly did: string; readonly cle: SigningKey; readonly now: Date },
) {
  const proof = {
    type: 'DataIntegrityProof',
    cryptosuite: 'eddsa-rdfc-2022',
    created: now.toISOString(),
    verificationMethod: cleDe(did, cle.id),
    proofPurpose: 'assertionMethod',
  };
  const hashes = await Promise.all([hashOf({ '@context': document['@context'], ...proof }), hashOf(document)]);
  const proofValue = base58(sign(null, Buffer.concat(hashes), cle.privateKey));
  // A set of one: the schema of Open Badges 3.0 takes no bare proof.
  return { ...document, proof: [{ ...proof, proofValue }] };
}
