import { DataIntegrityProof } from '@digitalbazaar/data-integrity';
import { cryptosuite } from '@digitalbazaar/eddsa-rdfc-2022-cryptosuite';
import { verifyCredential } from '@digitalbazaar/vc';
import { checkStatus } from '@digitalbazaar/vc-bitstring-status-list';
import { contexteLoader, OB_CONTEXT, VC_CONTEXT } from '../contextes.ts';

type Emetteur = {
  readonly id: string;
  readonly verificationMethod: readonly { readonly id: string }[];
};

const MULTIKEY = 'https://w3id.org/security/multikey/v1';

/** Verifies a credential and its statut with libraries that are not ours, which read what `served` gives by address; what is wrong, or null. */
export async function verifyBadge(
  credential: object,
  {
    emetteur,
    served,
    now,
  }: { readonly emetteur: Emetteur; readonly served: (url: string) => object; readonly now: Date },
): Promise<string | null> {
  const documentLoader = async (url: string) => {
    const answer = (document: object) => ({ contextUrl: null, documentUrl: url, document });
    if (url === emetteur.id) return answer(emetteur);
    const method = emetteur.verificationMethod.find(({ id }) => id === url);
    if (method !== undefined) return answer({ '@context': MULTIKEY, ...method });
    if (url.startsWith('did:')) throw new Error(`clé inconnue : ${url}`);
    return url === VC_CONTEXT || url === OB_CONTEXT ? contexteLoader(url) : answer(served(url));
  };
  const { verified, error, statusResult } = await verifyCredential({
    credential,
    suite: new DataIntegrityProof({ cryptosuite }),
    ...('credentialStatus' in credential ? { checkStatus } : {}),
    now,
    documentLoader,
  });
  if (verified) return statusResult?.results?.some(({ status }) => status) === true ? 'révoqué' : null;
  return [error, ...(error?.errors ?? []), statusResult?.error].map((one) => one?.message ?? '').join(' ');
}
