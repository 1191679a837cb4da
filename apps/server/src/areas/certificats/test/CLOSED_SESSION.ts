import type { GivenSession } from '../../../builders/Population.ts';

/** A session that was closed some days ago, with four admitted stagiaires. */
export const CLOSED_SESSION: GivenSession = {
  entite: 1,
  niveau: 'SST-1',
  etat: 'CLOTUREE',
  mode: 'INI',
  jours: [21, 20],
  animateur: 'FOR40001',
  auteur: 'LPF20001',
  lieu: { type: 'LOCAUX', adresse: '12 rue des Carmes', codePostal: '54000', ville: 'Nancy' },
  stagiaires: [
    { nom: 'Royer', prenom: 'Amandine', naissance: '1990-04-12' },
    { nom: 'Lambert', prenom: 'Hugo', naissance: '1985-07-14' },
    { nom: 'Da Silva', prenom: 'Jean-Pierre', naissance: '1979-01-02' },
    { nom: 'Kővári', prenom: 'Ştefan', naissance: '2000-12-31' },
  ],
};
