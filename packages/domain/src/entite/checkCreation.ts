import { adresseFaults } from '../adresse/adresseFaults.ts';
import { identiteFaultsOf } from '../compte/identiteFaultsOf.ts';
import { faultIf, type FieldFault } from '../field-fault/faultIf.ts';
import { checkNda } from '../identifiant/checkNda.ts';
import { isSiret } from '../identifiant/isSiret.ts';
import { type CreationEntite, normalizeCreation } from './normalizeCreation.ts';

/** Every field that keeps an entite from being created without a demande, in the form's order: what identifies it, and who will manage it (rules/rights#matrix). */
export function checkCreation(typed: CreationEntite): FieldFault[] {
  const {
    raisonSociale,
    siret,
    typeEntite,
    regime,
    numeroDeclarationActivite: nda,
    adresse,
    gestionnaire,
  } = normalizeCreation(typed);
  return [
    ...faultIf(raisonSociale === '', 'raisonSociale', 'champ.raison-sociale-requise'),
    ...faultIf(siret === '', 'siret', 'champ.siret-requis'),
    ...faultIf(siret !== '' && !isSiret(siret), 'siret', 'champ.siret-invalide'),
    ...faultIf(typeEntite === null, 'typeEntite', 'champ.type-entite-requis'),
    ...faultIf(regime === null, 'regime', 'champ.regime-requis'),
    ...faultIf(nda !== null && !checkNda(nda).ok, 'numeroDeclarationActivite', 'champ.nda-invalide'),
    ...adresseFaults(adresse, 'adresse'),
    ...identiteFaultsOf(gestionnaire).map(({ path, title }) => ({ path: `gestionnaire.${path}`, title })),
  ];
}
