import { expect, test } from 'vitest';
import { tasksDueBy as daTasks } from '../demande-administrative/dueDateOf.ts';
import { tasksDueBy as dhTasks } from '../demande-habilitation/dueDateOf.ts';
import { contentTypesOf } from '../file-name/contentTypesOf.ts';
import { FAMILLES_REGLAGE } from './Reglage.ts';
import { ORDRES_REGLAGE, REGLAGES } from './REGLAGES.ts';
import { brokenOrdres, MOTIF_REGLAGE_MAX, reglageFaults } from './reglageFaults.ts';
import { CLES_REGLAGE, DEFAULT_SETTINGS, DEMONSTRATION_SETTINGS, isCleReglage } from './settings.ts';
import { valeurFault } from './valeurFault.ts';

const faultsOf = (cle: keyof typeof REGLAGES, valeur: unknown, changes = {}) =>
  reglageFaults(
    cle,
    { valeur, motif: 'Engagement de service' },
    { settings: { ...DEFAULT_SETTINGS, ...changes }, defaut: DEFAULT_SETTINGS[cle] },
  ).map(({ path, title }) => `${path} ${title}`);

test('[K1070] every setting stands in a family, and its default within its bounds and its order', () => {
  expect(Object.keys(REGLAGES).toSorted()).toEqual([...CLES_REGLAGE].toSorted());
  const families = new Set(CLES_REGLAGE.map((cle) => REGLAGES[cle].famille));
  expect([...families].toSorted()).toEqual([...FAMILLES_REGLAGE].toSorted());
  // The legal notice is written by each installation: until then it is empty.
  const written = CLES_REGLAGE.filter((cle) => REGLAGES[cle].genre !== 'texte');
  for (const defaults of [DEFAULT_SETTINGS, DEMONSTRATION_SETTINGS]) {
    expect(written.filter((cle) => valeurFault(REGLAGES[cle], defaults[cle]) !== null)).toEqual([]);
    expect(brokenOrdres(defaults)).toEqual([]);
  }
});

test('[K1070] a name is a setting’s own, whatever else an object answers to', () => {
  expect(['delaiAvisJours', 'toString', '__proto__', ''].map(isCleReglage)).toEqual([true, false, false, false]);
});

test.each([
  [5, []],
  [120, []],
  [4, ['valeur reglage.hors-bornes']],
  [121, ['valeur reglage.hors-bornes']],
  [-30, ['valeur reglage.hors-bornes']],
  [12.5, ['valeur reglage.nombre-entier']],
  [Number.NaN, ['valeur champ.requis']],
  [Number.POSITIVE_INFINITY, ['valeur champ.requis']],
  ['30', ['valeur champ.requis']],
  ['', ['valeur champ.requis']],
  [[30], ['valeur champ.requis']],
])('[K1070] a delay of 5 to 120 days set to %j: %j', (valeur, faults) => {
  expect(faultsOf('delaiInstructionDaJours', valeur)).toEqual(faults);
});

test('[K1070] texts and choices have their bounds too', () => {
  expect(faultsOf('mentionsEditeur', ' \n')).toEqual(['valeur champ.requis']);
  expect(faultsOf('mentionsEditeur', 'é'.repeat(1001))).toEqual(['valeur champ.trop-long']);
  expect(faultsOf('mentionsEditeur', 'é'.repeat(1000))).toEqual([]);
  expect(faultsOf('extensionsFichier', [])).toEqual(['valeur champ.requis']);
  expect(faultsOf('extensionsFichier', ['pdf', 'exe'])).toEqual(['valeur champ.invalide']);
  expect(faultsOf('extensionsFichier', ['pdf', 'pdf'])).toEqual(['valeur champ.invalide']);
  expect(faultsOf('extensionsFichier', 'pdf')).toEqual(['valeur champ.requis']);
  expect(faultsOf('rolesSecondFacteur', [])).toEqual([]);
  expect(faultsOf('rolesSecondFacteur', ['ADM', 'XX'])).toEqual(['valeur champ.invalide']);
});

test('[K1070] every kind of file that may be allowed is recognised by its content', () => {
  const reglage = REGLAGES.extensionsFichier;
  const extensions = reglage.genre === 'choix' ? reglage.choix : [];
  expect(extensions.length).toBeGreaterThan(5);
  expect(extensions.filter((one) => contentTypesOf([one]).length !== 1)).toEqual([]);
});

test('[K1071] a number is refused out of the order of its like, at its default too', () => {
  expect(faultsOf('deuxiemeRappelFinMois', 10)).toEqual(['valeur reglage.ordre']);
  expect(faultsOf('deuxiemeRappelFinMois', 9)).toEqual([]);
  expect(faultsOf('premierRappelFinMois', 5)).toEqual(['valeur reglage.ordre']);
  expect(faultsOf('premierRappelFinMois', null, { premierRappelFinMois: 12, deuxiemeRappelFinMois: 10 })).toEqual([
    'valeur reglage.ordre',
  ]);
  expect(faultsOf('delaiAvisJours', null, { delaiAvisJours: 60 })).toEqual([]);
  // What another order breaks does not stop this one.
  expect(faultsOf('delaiAvisJours', 60, { rappelReserveMois: 24 })).toEqual([]);
  for (const cles of ORDRES_REGLAGE) expect(cles.filter((cle) => REGLAGES[cle].genre !== 'nombre')).toEqual([]);
});

test('[K1070] a change says why, in a few words; the legal notice may go back to nothing', () => {
  const of = (valeur: unknown, motif: string) =>
    reglageFaults('mentionsEditeur', { valeur, motif }, { settings: DEFAULT_SETTINGS, defaut: '' }).map(
      ({ path, title }) => `${path} ${title}`,
    );
  expect(of(null, 'Fin du mandat')).toEqual([]);
  expect(of('Caisse', ' \u200B')).toEqual(['motif reglage.motif-requis']);
  expect(of('Caisse', 'x'.repeat(MOTIF_REGLAGE_MAX))).toEqual([]);
  expect(of('Caisse', 'x'.repeat(MOTIF_REGLAGE_MAX + 1))).toEqual(['motif champ.trop-long']);
});

test('[K1073] nobody says why a setting has the value that it has; one that the database holds in vain goes for a reason', () => {
  const of = (cle: keyof typeof REGLAGES, valeur: unknown, held: string | number | string[] | null) =>
    reglageFaults(
      cle,
      { valeur, motif: '' },
      { settings: DEFAULT_SETTINGS, defaut: DEFAULT_SETTINGS[cle] as string | number | string[], held },
    ).map(({ title }) => title);
  expect(of('delaiComplementJours', 30, 30)).toEqual(['reglage.inchange']);
  expect(of('delaiComplementJours', null, 30)).toEqual(['reglage.inchange']);
  expect(of('delaiComplementJours', null, 28)).toEqual(['reglage.motif-requis']);
  expect(of('delaiComplementJours', null, null)).toEqual(['reglage.motif-requis']);
  expect(of('mentionsEditeur', null, '')).toEqual(['reglage.inchange']);
});

test('[K1072] the tasks of the network follow their delay, what an entite was told does not', () => {
  expect(dhTasks('delaiInstructionDhJours')).toEqual(['instruction']);
  expect(dhTasks('delaiValidationCaisseJours')).toEqual(['validation_instruction']);
  expect(dhTasks('delaiSaisieDecisionJours')).toEqual(['decision']);
  expect([dhTasks('delaiComplementJours'), dhTasks('delaiRecoursMois'), dhTasks('heureResumes')]).toEqual([[], [], []]);
  expect(daTasks('delaiInstructionDaJours')).toEqual(['da_instruction']);
  expect(daTasks('delaiValidationCaisseJours')).toEqual(['da_validation_rejet']);
  expect([daTasks('delaiComplementJours'), daTasks('delaiInstructionDhJours')]).toEqual([[], []]);
});
