import type { FicheRegistre } from '@habilis/api/demande-administrative/FicheRegistre';
import { inventSiret } from '@habilis/domain/identifiant/inventSiret';
import { sirenOf } from '@habilis/domain/identifiant/sirenOf';
import type { CompanyRegister, RegisterAnswer } from './CompanyRegister.ts';

/** A SIREN closed in the stand-in, for the demonstration and the tests. */
export const CLOSED_SIREN = '099999995';
/** A SIREN unknown to the stand-in. */
export const UNKNOWN_SIREN = '088888883';

const fiche = (
  rank: number,
  raisonSociale: string | null,
  [ligne1, codePostal, ville]: readonly [string | null, string | null, string | null],
  typeEntite: FicheRegistre['typeEntite'] = null,
): FicheRegistre => ({
  siret: inventSiret(rank),
  raisonSociale,
  adresse: { ligne1, codePostal, ville },
  typeEntite,
  numeroDeclarationActivite: null,
});

/** Closed establishments: the record stays readable, and says so. */
const CLOSED_FICHES: readonly FicheRegistre[] = [
  fiche(912, 'Lorraine Gestes et Sécurité', ['3 rue Stanislas', '54000', 'Nancy'], 'OF'),
  fiche(913, 'Tissages de la Moselotte', ['12 rue de la Filature', '88250', 'La Bresse'], 'ENT'),
];

/** Establishments whose owner does not let the register give away name and address. */
const UNNAMED_FICHES: readonly FicheRegistre[] = [
  fiche(914, null, [null, '57100', 'Thionville']),
  fiche(915, null, [null, null, null]),
];

/** Establishments whose record the stand-in knows, for the demonstration and the tests; none is an entite yet. */
export const FICHES: readonly FicheRegistre[] = [
  fiche(901, 'Atelier du Geste Sûr', ['14 rue de la Halle', '54000', 'Nancy'], 'OF'),
  fiche(902, 'Filature de la Vologne', ['2 route de Gérardmer', '88000', 'Épinal']),
  fiche(903, 'Prévention Moselle Formation', ['8 rue Serpenoise', '57000', 'Metz'], 'OF'),
  fiche(904, 'Ardennes Secours Conseil', ['31 avenue d’Arches', '08000', 'Charleville-Mézières'], 'OF'),
  fiche(905, 'Fonderies du Val d’Or', ['Zone industrielle des Prés', '52100', 'Saint-Dizier'], 'ENT'),
  fiche(906, 'Vosges Manutention Formation', ['5 quai des Bons-Enfants', '88000', 'Épinal'], 'OF'),
  fiche(907, 'Hôpital local de Toul', ['1 cours Raymond-Poincaré', '54200', 'Toul'], 'EP'),
  fiche(908, 'Institut Champenois des Gestes et Postures', ['22 rue de Vesle', '51100', 'Reims'], 'OF'),
  fiche(909, 'Transports Meuse et Argonne', ['18 rue du Port', '55000', 'Bar-le-Duc'], 'ENT'),
  fiche(910, 'Papeterie du Lac', ['7 chemin du Moulin', '88400', 'Gérardmer']),
  fiche(911, 'Sécurité Aube Formation', ['40 rue de la République', '10000', 'Troyes'], 'OF'),
  ...CLOSED_FICHES,
  ...UNNAMED_FICHES,
];

/** The SIRENs that the stand-in says are closed. */
export const CLOSED_SIRENS: ReadonlySet<string> = new Set([
  CLOSED_SIREN,
  ...CLOSED_FICHES.map(({ siret }) => sirenOf(siret)),
]);

/** Stand-in for the register in the demonstration and the tests: every SIREN exists, but for one; a few are closed. */
export function stubRegister(isDown: () => boolean): CompanyRegister {
  const answer = (resultat: RegisterAnswer['resultat']): RegisterAnswer => ({ resultat, raisonSociale: null });
  return {
    lookUp: async (siren) => {
      if (isDown()) return answer('NON_VERIFIE');
      if (CLOSED_SIRENS.has(siren)) return answer('FERME');
      return answer(siren === UNKNOWN_SIREN ? 'INCONNU' : 'OK');
    },
    ficheOf: async (siret) => (isDown() ? null : (FICHES.find((fiche) => fiche.siret === siret) ?? null)),
  };
}
