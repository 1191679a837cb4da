import type { FicheRegistre } from '@habilis/api/demande-administrative/FicheRegistre';
import { checkNda } from '@habilis/domain/identifiant/checkNda';
import * as z from 'zod/mini';
import type { CompanyRegister, RegisterAnswer } from './CompanyRegister.ts';

const TIME_OUT_MS = 4000;

/** A wait for what only helps to fill in a form. */
const FICHE_TIME_OUT_MS = 2000;

const SearchAnswer = z.object({
  results: z.array(
    z.object({ siren: z.string(), nom_complet: z.nullish(z.string()), etat_administratif: z.nullish(z.string()) }),
  ),
});

/** What the search says of an establishment, at the head office or among those that match. */
const Etablissement = z.object({
  siret: z.string(),
  adresse: z.nullish(z.string()),
  code_postal: z.nullish(z.string()),
  libelle_commune: z.nullish(z.string()),
});
const FicheAnswer = z.object({
  results: z.array(
    z.object({
      nom_complet: z.nullish(z.string()),
      siege: z.nullish(Etablissement),
      matching_etablissements: z.nullish(z.array(Etablissement)),
      complements: z.nullish(
        z.object({
          est_organisme_formation: z.nullish(z.boolean()),
          est_service_public: z.nullish(z.boolean()),
          liste_id_organisme_formation: z.nullish(z.array(z.string())),
        }),
      ),
    }),
  ),
});
type Result = z.infer<typeof FicheAnswer>['results'][number];

/** The register writes postal code and town after the street. */
function streetOf({ adresse, code_postal: codePostal }: z.infer<typeof Etablissement>): string | null {
  const end = codePostal == null ? -1 : (adresse ?? '').lastIndexOf(codePostal);
  const street = (end < 0 ? (adresse ?? '') : (adresse ?? '').slice(0, end)).trim();
  return street === '' ? null : street.slice(0, 200);
}

function ficheIn(results: readonly Result[], siret: string): FicheRegistre | null {
  for (const { nom_complet: nom, siege, matching_etablissements: others, complements } of results) {
    const found = [...(siege == null ? [] : [siege]), ...(others ?? [])].find((one) => one.siret === siret);
    if (found === undefined) continue;
    const [nda = null, ...further] = complements?.liste_id_organisme_formation ?? [];
    const typeEntite =
      complements?.est_organisme_formation === true ? 'OF' : complements?.est_service_public === true ? 'EP' : null;
    return {
      siret,
      raisonSociale: nom?.slice(0, 200) ?? null,
      adresse: {
        ligne1: streetOf(found),
        codePostal: found.code_postal ?? null,
        ville: found.libelle_commune?.slice(0, 100) ?? null,
      },
      typeEntite,
      // Of several numbers, only the demandeur knows which.
      numeroDeclarationActivite: nda !== null && further.length === 0 && checkNda(nda).ok ? nda : null,
    };
  }
  return null;
}

/** The public French register (recherche-entreprises), by its search URL; an outage or an odd answer gives NON_VERIFIE, or no record. */
export function httpRegister(baseUrl: string): CompanyRegister {
  const unverified: RegisterAnswer = { resultat: 'NON_VERIFIE', raisonSociale: null };
  const search = async (words: string, timeOut: number): Promise<unknown> => {
    const url = new URL('search', baseUrl.endsWith('/') ? baseUrl : `${baseUrl}/`);
    url.searchParams.set('q', words);
    const response = await fetch(url, { signal: AbortSignal.timeout(timeOut) });
    return response.ok ? response.json() : null;
  };
  return {
    lookUp: async (siren) => {
      try {
        const { results } = SearchAnswer.parse(await search(siren, TIME_OUT_MS));
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
    ficheOf: async (siret) => {
      try {
        return ficheIn(FicheAnswer.parse(await search(siret, FICHE_TIME_OUT_MS)).results, siret);
      } catch {
        return null;
      }
    },
  };
}
