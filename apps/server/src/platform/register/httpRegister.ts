import * as z from 'zod/mini';
import type { CompanyRegister, RegisterAnswer } from './CompanyRegister.ts';

const TIME_OUT_MS = 4000;

const SearchAnswer = z.object({
  results: z.array(
    z.object({ siren: z.string(), nom_complet: z.nullish(z.string()), etat_administratif: z.nullish(z.string()) }),
  ),
});

/** The public French register (recherche-entreprises), by its search URL; an outage or an odd answer gives NON_VERIFIE. */
export function httpRegister(baseUrl: string): CompanyRegister {
  const unverified: RegisterAnswer = { resultat: 'NON_VERIFIE', raisonSociale: null };
  return {
    lookUp: async (siren) => {
      try {
        const url = new URL('search', baseUrl.endsWith('/') ? baseUrl : `${baseUrl}/`);
        url.searchParams.set('q', siren);
        const response = await fetch(url, { signal: AbortSignal.timeout(TIME_OUT_MS) });
        if (!response.ok) return unverified;
        const { results } = SearchAnswer.parse(await response.json());
        const found = results.find((result) => result.siren === siren);
        if (found === undefined) return { resultat: 'INCONNU', raisonSociale: null };
        return {
          resultat: found.etat_administratif === 'C' ? 'FERME' : 'OK',
          raisonSociale: found.nom_complet ?? null,
        };
      } catch {
        return unverified;
      }
    },
  };
}
