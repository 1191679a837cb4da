import { formatNda } from '../identifiant/formatNda.ts';
import { formatSiret } from '../identifiant/formatSiret.ts';
import { formatTelephone } from '../telephone/formatTelephone.ts';
import type { DemandeAdministrativeSaisie, Telephone } from './DemandeAdministrativeSaisie.ts';
import type { DaTab } from './tabOfField.ts';

/** How the value of a fact is worded: an identifier and a text as they are, the others by the texts of their kind. */
export type GenreFait = 'texte' | 'identifiant' | 'date' | 'oui-non' | 'typeEntite' | 'regime' | 'nda-en-cours';

/** The facts of a demande administrative, each with the point's anchor that asks about it. */
const ANCRE_OF = {
  raisonSociale: 'raisonSociale',
  siret: 'siret',
  typeEntite: 'typeEntite',
  regime: 'regime',
  numeroDeclarationActivite: 'numeroDeclarationActivite',
  declarationUrssaf: 'declarationUrssaf',
  dateAttestationUrssaf: 'dateAttestationUrssaf',
  adresse: 'adresse',
  responsable: 'responsableLegal',
  fonction: 'responsableLegal',
  contact: 'contact',
  contactEmail: 'contact',
  contactTelephone: 'contact',
  diffusion: 'diffusion',
  diffusionEmail: 'diffusion',
  diffusionSiteWeb: 'diffusion',
  diffusionTelephone: 'diffusion',
} as const;
export type NomFait = keyof typeof ANCRE_OF;

/** A fact to read: its name, the anchor of a point about it, and its value; null when it is not filled in. */
export type Fait = {
  readonly nom: NomFait;
  readonly ancre: (typeof ANCRE_OF)[NomFait];
  readonly genre: GenreFait;
  readonly valeur: string | null;
};

const joined = (parts: readonly (string | null)[], by: string): string | null =>
  parts.filter((part) => part !== null && part !== '').join(by) || null;

const telephone = ({ indicatif, numero }: Telephone): string | null =>
  numero === null ? null : formatTelephone({ indicatif: indicatif ?? '+33', numero });

const yesNo = (value: boolean | null): string | null => (value === null ? null : value ? 'oui' : 'non');

const fait = (nom: NomFait, valeur: string | null, genre: GenreFait = 'texte'): Fait => ({
  nom,
  ancre: ANCRE_OF[nom],
  genre,
  valeur,
});

function nda({ typeEntite, ndaEnCours, numeroDeclarationActivite: numero }: DemandeAdministrativeSaisie): Fait[] {
  const nom = 'numeroDeclarationActivite';
  if (typeEntite !== 'OF') return [];
  return [
    ndaEnCours
      ? fait(nom, 'en-cours', 'nda-en-cours')
      : fait(nom, numero === null ? null : formatNda(numero), 'identifiant'),
  ];
}

function entite(saisie: DemandeAdministrativeSaisie): Fait[] {
  const { declarationUrssaf, siret } = saisie;
  return [
    fait('raisonSociale', saisie.raisonSociale),
    fait('siret', siret === null ? null : formatSiret(siret), 'identifiant'),
    fait('typeEntite', saisie.typeEntite, 'typeEntite'),
    fait('regime', saisie.regime, 'regime'),
    ...nda(saisie),
    fait('declarationUrssaf', yesNo(declarationUrssaf), 'oui-non'),
    ...(declarationUrssaf === true ? [fait('dateAttestationUrssaf', saisie.dateAttestationUrssaf, 'date')] : []),
  ];
}

function contacts({ typeEntite, responsableLegal, contact }: DemandeAdministrativeSaisie): Fait[] {
  return [
    fait('responsable', joined([responsableLegal.prenom, responsableLegal.nom], ' ')),
    fait('fonction', responsableLegal.fonction),
    ...(typeEntite === 'E'
      ? []
      : [
          fait('contact', joined([contact.prenom, contact.nom], ' ')),
          fait('contactEmail', contact.email),
          fait('contactTelephone', telephone(contact.telephone)),
        ]),
  ];
}

function diffusion(saisie: DemandeAdministrativeSaisie): Fait[] {
  if (saisie.typeEntite === 'E') return [];
  return [
    fait('diffusion', yesNo(saisie.diffusion), 'oui-non'),
    ...(saisie.diffusion
      ? [
          fait('diffusionEmail', saisie.diffusionEmail),
          fait('diffusionSiteWeb', saisie.diffusionSiteWeb),
          fait('diffusionTelephone', telephone(saisie.diffusionTelephone)),
        ]
      : []),
  ];
}

/** What a demande administrative says, to be read: the facts of each tab, those that do not apply left out (DX971). */
export function faitsOf(
  saisie: DemandeAdministrativeSaisie,
): Readonly<Record<Exclude<DaTab, 'pieces'>, readonly Fait[]>> {
  const { ligne1, ligne2, codePostalVille } = saisie.adresse;
  const place = joined([codePostalVille.codePostal, codePostalVille.ville], ' ');
  return {
    entite: entite(saisie),
    adresse: [fait('adresse', joined([ligne1, ligne2, place], ', '))],
    contact: contacts(saisie),
    diffusion: diffusion(saisie),
  };
}
