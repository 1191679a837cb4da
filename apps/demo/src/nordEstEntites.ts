import type { GivenEntite } from '@habilis/server/builders/Population';
import { CLOSED_SIREN } from '@habilis/server/platform/register/stubRegister';
import { inventSiret, siretOf } from '@habilis/domain/identifiant/inventSiret';

const TOWNS = [
  ['51100', 'Reims'],
  ['54000', 'Nancy'],
  ['88000', 'Épinal'],
  ['10000', 'Troyes'],
  ['08000', 'Charleville-Mézières'],
  ['55000', 'Bar-le-Duc'],
  ['52000', 'Chaumont'],
  ['51000', 'Châlons-en-Champagne'],
  ['54300', 'Lunéville'],
  ['88100', 'Saint-Dié-des-Vosges'],
] as const;

const NAMES = [
  'Ardoise Formation',
  'Mirabelle Prévention',
  'Vosges Gestes et Postures',
  'Champagne Secours Conseil',
  'Atelier du Lac Noir',
  'Institut des Trois Vallées',
  'Meuse Sécurité Travail',
  'Argonne Apprentissage',
  'Forge et Prévention',
  'Cristal Formation Continue',
  'Papeteries du Saulnois',
  'Scierie de la Haute Moselotte',
  'Textiles du Val d’Ajol',
  'Imprimerie des Remparts',
  'Brasserie du Faubourg Nord',
  'Campus des Métiers Verts',
  'Prévention Grand Plateau',
  'Secours et Compétences Marne',
  'Ligne Droite Formation',
  'Bois et Gestes Sûrs',
  'Centre des Savoirs Ouvriers',
  'Vigie Prévention',
  'Faïencerie du Madon',
  'Fonderies de la Semoy',
  'Laiterie du Bassigny',
  'Maison du Geste Juste',
  'Transports Belle Aube',
  'Couvertures de l’Est',
  'École du Chantier Propre',
  'Relais Santé Travail',
  'Charpentes du Der',
  'Verreries de l’Orne',
  'Formation Clos Saint-Remy',
  'Ateliers Réunis de l’Aube',
  'Atout Prévention Ardennes',
  'Plasturgie du Barrois',
  'Logistique Porte des Vosges',
  'Académie du Secours',
  'Menuiserie Petitgérard',
  'Cap Sûreté Lorraine',
] as const;

/** Number of the entite that the register's stand-in reports as closed. */
export const CLOSED_ENTITE = 136;

/** More invented entites of the Nord-Est caisse, so that the instructeur's list has several pages. */
export const NORD_EST_ENTITES: readonly GivenEntite[] = NAMES.map((raisonSociale, index) => {
  const [codePostal, ville] = TOWNS[index % TOWNS.length] ?? TOWNS[0];
  const departement = codePostal.slice(0, 2);
  const trains = /Formation|Prévention|Secours|Institut|Campus|Centre|École|Académie|Gestes/u.test(raisonSociale);
  return {
    rang: 101 + index,
    raisonSociale,
    siret: 101 + index === CLOSED_ENTITE ? siretOf(CLOSED_SIREN) : inventSiret(index + 1),
    nda: trains ? `44${departement}${String(20_000 + index * 31).padStart(5, '0')}${departement}` : null,
    typeEntite: trains ? 'OF' : 'ENT',
    regime: 'GENERAL',
    ligne1: `${3 + index * 2} rue de la ${index % 2 === 0 ? 'Fontaine' : 'Halle'}`,
    codePostal,
    ville,
    caisse: 'NORD_EST',
  };
});
