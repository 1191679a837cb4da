import { isCodePostal } from '../adresse/isCodePostal.ts';
import { checkNda } from '../identifiant/checkNda.ts';
import { isEmail } from '../identifiant/isEmail.ts';
import { isSiret } from '../identifiant/isSiret.ts';
import { isEmpty } from '../null-when-empty/isEmpty.ts';
import { nullWhenEmpty } from '../null-when-empty/nullWhenEmpty.ts';
import { isSiteWeb } from '../site-web/isSiteWeb.ts';
import { isTelephoneValid } from '../telephone/isTelephoneValid.ts';
import type { DemandeAdministrativeSaisie, Telephone } from './DemandeAdministrativeSaisie.ts';
import { needsNda } from './needsNda.ts';
import { minAttestationDate } from './minAttestationDate.ts';
import { normalizeSaisie } from './normalizeSaisie.ts';
import { piecesRequises } from './piecesRequises.ts';

/** A field that keeps a demande from being submitted; `title` is a key under `erreurs.`. */
export type SoumissionError = { readonly path: string; readonly title: string };

function requiredTexts(saisie: DemandeAdministrativeSaisie): SoumissionError[] {
  const { adresse, responsableLegal, contact } = saisie;
  const fields: [string, string | null, string][] = [
    ['siret', saisie.siret, 'champ.siret-requis'],
    ['raisonSociale', saisie.raisonSociale, 'champ.raison-sociale-requise'],
    ['typeEntite', saisie.typeEntite, 'champ.type-entite-requis'],
    ['regime', saisie.regime, 'champ.regime-requis'],
    ['adresse.ligne1', adresse.ligne1, 'champ.adresse-requise'],
    ['adresse.codePostalVille.codePostal', adresse.codePostalVille.codePostal, 'champ.code-postal-requis'],
    ['adresse.codePostalVille.ville', adresse.codePostalVille.ville, 'champ.ville-requise'],
    ['responsableLegal.prenom', responsableLegal.prenom, 'champ.prenom-requis'],
    ['responsableLegal.nom', responsableLegal.nom, 'champ.nom-requis'],
    ['responsableLegal.fonction', responsableLegal.fonction, 'champ.fonction-requise'],
  ];
  // Type E clears the contact, so none can be required.
  if (saisie.typeEntite !== 'E') {
    fields.push(
      ['contact.prenom', contact.prenom, 'champ.prenom-requis'],
      ['contact.nom', contact.nom, 'champ.nom-requis'],
      ['contact.email', contact.email, 'champ.email-requis'],
      ['contact.telephone.numero', contact.telephone.numero, 'champ.telephone-requis'],
    );
  }
  return fields.filter(([, value]) => isEmpty(value)).map(([path, , title]) => ({ path, title }));
}

function wrongTelephone(path: string, telephone: Telephone): SoumissionError[] {
  return telephone.numero === null || isTelephoneValid(telephone) ? [] : [{ path, title: 'champ.telephone-invalide' }];
}

function wrongFormats(saisie: DemandeAdministrativeSaisie): SoumissionError[] {
  const errors: SoumissionError[] = [];
  const { siret, numeroDeclarationActivite: nda } = saisie;
  // Spaces alone count as empty.
  const codePostal = nullWhenEmpty(saisie.adresse.codePostalVille.codePostal);
  const email = nullWhenEmpty(saisie.contact.email);
  const diffusionEmail = nullWhenEmpty(saisie.diffusionEmail);
  const diffusionSiteWeb = nullWhenEmpty(saisie.diffusionSiteWeb);
  if (siret !== null && !isSiret(siret)) errors.push({ path: 'siret', title: 'champ.siret-invalide' });
  if (nda !== null && !checkNda(nda).ok)
    errors.push({ path: 'numeroDeclarationActivite', title: 'champ.nda-invalide' });
  if (codePostal !== null && !isCodePostal(codePostal)) {
    errors.push({ path: 'adresse.codePostalVille.codePostal', title: 'champ.code-postal-invalide' });
  }
  if (email !== null && !isEmail(email)) errors.push({ path: 'contact.email', title: 'champ.email-invalide' });
  if (diffusionEmail !== null && !isEmail(diffusionEmail)) {
    errors.push({ path: 'diffusionEmail', title: 'champ.email-invalide' });
  }
  if (diffusionSiteWeb !== null && !isSiteWeb(diffusionSiteWeb.trim())) {
    errors.push({ path: 'diffusionSiteWeb', title: 'champ.site-web-invalide' });
  }
  return [
    ...errors,
    ...wrongTelephone('contact.telephone.numero', saisie.contact.telephone),
    ...wrongTelephone('diffusionTelephone.numero', saisie.diffusionTelephone),
  ];
}

function urssaf(saisie: DemandeAdministrativeSaisie, today: string, validiteJours: number): SoumissionError[] {
  const { declarationUrssaf, dateAttestationUrssaf: date } = saisie;
  if (declarationUrssaf === null) return [{ path: 'declarationUrssaf', title: 'champ.declaration-urssaf-requise' }];
  if (!declarationUrssaf) return [];
  if (date === null) return [{ path: 'dateAttestationUrssaf', title: 'champ.date-attestation-requise' }];
  if (date > today) return [{ path: 'dateAttestationUrssaf', title: 'champ.date-future' }];
  if (date < minAttestationDate(today, validiteJours))
    return [{ path: 'dateAttestationUrssaf', title: 'champ.attestation-perimee' }];
  return [];
}

function conditional(saisie: DemandeAdministrativeSaisie): SoumissionError[] {
  const errors: SoumissionError[] = [];
  if (needsNda(saisie) && saisie.numeroDeclarationActivite === null) {
    errors.push({ path: 'numeroDeclarationActivite', title: 'champ.nda-requis' });
  }
  const published = [saisie.diffusionEmail, saisie.diffusionSiteWeb, saisie.diffusionTelephone.numero];
  if (saisie.diffusion && published.every(isEmpty))
    errors.push({ path: 'diffusion', title: 'champ.diffusion-moyen-requis' });
  return errors;
}

/** Every field that blocks the submit of a demande administrative, in the form's order (rules/dossier#submit). */
export function checkSoumission(
  typed: DemandeAdministrativeSaisie,
  pieces: readonly { readonly champ: string }[],
  { today, validiteAttestationJours }: { today: string; validiteAttestationJours: number },
): SoumissionError[] {
  const saisie = normalizeSaisie(typed);
  const missingPieces = piecesRequises(saisie)
    .filter(({ champ, obligatoire }) => obligatoire && !pieces.some((piece) => piece.champ === champ))
    .map(({ champ }) => ({ path: `fileUploads.${champ}`, title: 'champ.piece-requise' }));
  return [
    ...requiredTexts(saisie),
    ...wrongFormats(saisie),
    ...conditional(saisie),
    ...urssaf(saisie, today, validiteAttestationJours),
    ...missingPieces,
  ];
}
