import type { DemandeAdministrativeSaisie } from '@habilis/domain/demande-administrative/DemandeAdministrativeSaisie';
import { addDays } from '@habilis/domain/date/addDays';
import { normalizeSaisie } from '@habilis/domain/demande-administrative/normalizeSaisie';
import { foldText } from '../platform/lists/foldText.ts';
import type { GivenEntite, GivenPersonne } from './Population.ts';

/** A number from the ranges reserved for fiction (rules/formats#telephones): eastern France, or a mobile. */
function fictionTelephone(rang: number, codePostal: string) {
  const start = /^(08|10|5[1-7]|88)/.test(codePostal) ? '035301' : '063998';
  return { indicatif: '+33', numero: `${start}${String(1000 + rang * 7).padStart(4, '0')}` };
}

/** A complete form for an entite, filled on a date. */
export function filledSaisie(
  entite: GivenEntite,
  demandeur: GivenPersonne,
  email: string,
  date: string,
): DemandeAdministrativeSaisie {
  const telephone = fictionTelephone(entite.rang, entite.codePostal);
  // Most training bodies want to be found; some companies that train their own staff do not.
  const isPublished = entite.typeEntite === 'OF' || entite.rang % 3 === 1;
  const site = `https://www.${foldText(entite.raisonSociale).replaceAll(' ', '-')}.example.org`;
  return normalizeSaisie<DemandeAdministrativeSaisie>({
    raisonSociale: entite.raisonSociale,
    siret: entite.siret,
    numeroDeclarationActivite: entite.nda,
    ndaEnCours: false,
    regime: entite.regime,
    declarationUrssaf: true,
    dateAttestationUrssaf: addDays(date, -40),
    typeEntite: entite.typeEntite,
    adresse: {
      ligne1: entite.ligne1,
      ligne2: null,
      codePostalVille: { codePostal: entite.codePostal, ville: entite.ville },
    },
    responsableLegal: { nom: demandeur.nom, prenom: demandeur.prenom, fonction: 'Direction' },
    contact: { nom: demandeur.nom, prenom: demandeur.prenom, email, telephone },
    diffusion: isPublished,
    diffusionEmail: isPublished ? email : null,
    diffusionSiteWeb: isPublished && entite.rang % 2 === 1 ? site : null,
    diffusionTelephone: isPublished ? telephone : { indicatif: '+33', numero: null },
  });
}
