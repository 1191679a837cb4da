import type { GivenChamp, GivenNiveau, Population } from '../../builders/Population.ts';

const asked = (nomChamp: string, libelle: string): GivenChamp => ({ nomChamp, libelle, aide: null, obligatoire: true });
const PROGRAMME = asked('programme', 'Programme de la formation');
const DEROULE = asked('deroule', 'Déroulé pédagogique');
const CONFORMITE = asked('conformite', 'Attestations de conformité du matériel');

/** An ordinary niveau, with the given changes. */
export const niveau = (code: string, nom: string, more: Partial<GivenNiveau> = {}): GivenNiveau => ({
  code,
  niveau: nom,
  certificat: [24, 'MOIS'],
  habilitation: [5, 'ANNEE'],
  groupe: [4, 10],
  heures: [14, 7],
  pedagogique: [PROGRAMME, DEROULE],
  plateforme: false,
  ...more,
});
const formateur = { certificat: [36, 'MOIS'], parReseau: true } as const;
const technical = { technique: [CONFORMITE], plateforme: true, habilitation: [3, 'ANNEE'] } as const;

export const DISPOSITIFS: Population['dispositifs'] = {
  SST: ['Sauvetage secourisme du travail', 'SST'],
  PRAPIBC: ['Prévention des risques, industrie, bâtiment et commerce', 'PRAP IBC'],
  PRAP2S: ['Prévention des risques, sanitaire et médico-social', 'PRAP 2S'],
  AMSS4: ['Amiante, sous-section 4', 'Amiante SS4'],
  GEPO: ['Gestes et postures', 'Gestes et postures'],
};

/** What each niveau of the cast asks and gives. */
export const NIVEAUX: readonly GivenNiveau[] = [
  niveau('SST-1', 'Sauveteur secouriste du travail', { formateur: 'SST-2' }),
  niveau('SST-2', 'Formateur de SST', formateur),
  niveau('PRAPIBC-1', 'Acteur'),
  niveau('PRAP2S-1', 'Acteur', { formateur: 'PRAP2S-2' }),
  niveau('PRAP2S-2', 'Formateur', formateur),
  niveau('AMSS4-1', 'Opérateur', technical),
  niveau('AMSS4-2', 'Encadrant', technical),
  niveau('GEPO-1', 'Salarié', { certificat: null, habilitation: [2, 'ANNEE'] }),
];
