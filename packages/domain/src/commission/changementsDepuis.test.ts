import { expect, test } from 'vitest';
import { toldOf } from '../notification/test/toldOf.ts';
import { changementsDepuis, type Promesse } from './changementsDepuis.ts';

const PROMISED: Promesse = {
  dateDebut: '2026-12-01',
  dateFin: '2031-12-01',
  dispositif: 'Sauveteur secouriste du travail',
  niveau: 'Acteur',
  ouvert: true,
  plateformes: ['3 quai 59000 Lille'],
  plateformeMobile: false,
  raisonSociale: 'Lorraine Prévention Formation',
  adresse: ['1 rue Neuve', '57000 Metz'],
  caisse: 'Carsat Alsace-Moselle',
};

test('[CN15] a decision holds what its letter said: each part that has changed is named', () => {
  expect(changementsDepuis(PROMISED, structuredClone(PROMISED))).toEqual([]);
  const changed: Promesse = {
    dateDebut: null,
    dateFin: '2027-12-01',
    dispositif: '',
    niveau: '',
    ouvert: false,
    plateformes: [],
    plateformeMobile: true,
    raisonSociale: '',
    adresse: [],
    caisse: null,
  };
  expect(changementsDepuis(PROMISED, changed).map(({ champ }) => champ)).toEqual(Object.keys(PROMISED));
  expect(changementsDepuis(PROMISED, { ...PROMISED, ouvert: false, plateformes: [], caisse: null })).toEqual([
    { champ: 'ouvert', avant: ['true'], apres: ['false'] },
    { champ: 'plateformes', avant: ['3 quai 59000 Lille'], apres: [] },
    { champ: 'caisse', avant: ['Carsat Alsace-Moselle'], apres: [] },
  ]);
});

test('[CN16] what became of a decision is told to the secretariat', () => {
  expect(toldOf('DH_DECISION_RETENUE')).toEqual(['TACHES CNH']);
  expect(toldOf('DH_DECISION_REPRISE')).toEqual(['TACHES CNH']);
});
