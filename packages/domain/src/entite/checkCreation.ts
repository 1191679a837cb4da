import { identiteFaultsOf } from '../compte/identiteFaultsOf.ts';
import { checkNda } from '../identifiant/checkNda.ts';
import { isSiret } from '../identifiant/isSiret.ts';
import { type CreationEntite, normalizeCreation } from './normalizeCreation.ts';

type Fault = { readonly path: string; readonly title: string };

const faultIf = (isWrong: boolean, path: string, title: string): Fault[] => (isWrong ? [{ path, title }] : []);

/** Every field that keeps an entity from being created without a request, in the form's order: what identifies it, and who will manage it (domain, C.10). */
export function checkCreation(typed: CreationEntite): Fault[] {
  const { raisonSociale, siret, numeroDeclarationActivite: nda, adresse, gestionnaire } = normalizeCreation(typed);
  const { codePostal, ville } = adresse.codePostalVille;
  return [
    ...faultIf(raisonSociale === '', 'raisonSociale', 'champ.raison-sociale-requise'),
    ...faultIf(siret === '', 'siret', 'champ.siret-requis'),
    ...faultIf(siret !== '' && !isSiret(siret), 'siret', 'champ.siret-invalide'),
    ...faultIf(nda !== null && !checkNda(nda).ok, 'numeroDeclarationActivite', 'champ.nda-invalide'),
    ...faultIf(adresse.ligne1 === '', 'adresse.ligne1', 'champ.adresse-requise'),
    ...faultIf(codePostal === '', 'adresse.codePostalVille.codePostal', 'champ.code-postal-requis'),
    ...faultIf(
      codePostal !== '' && !/^\d{5}$/.test(codePostal),
      'adresse.codePostalVille.codePostal',
      'champ.code-postal-invalide',
    ),
    ...faultIf(ville === '', 'adresse.codePostalVille.ville', 'champ.ville-requise'),
    ...identiteFaultsOf(gestionnaire).map(({ path, title }) => ({ path: `gestionnaire.${path}`, title })),
  ];
}
