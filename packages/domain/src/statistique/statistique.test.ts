import { expect, test } from 'vitest';
import { can } from '../role/can.ts';
import { ROLE_TYPES } from '../role/RoleType.ts';
import { CLES_FIGURES, FIGURES } from './FIGURES.ts';
import {
  FILTRES_STATISTIQUE,
  filtresDuSujet,
  isParCaisse,
  SUJETS_DU_ROLE,
  SUJETS_STATISTIQUE,
} from './SUJETS_STATISTIQUE.ts';
import { CLES_TRACES, SERIES_TRACE, TRACES } from './TRACES.ts';

test('[ST1040] every role that reads figures has its subjects, each once, and every subject is read by some role', () => {
  for (const role of ROLE_TYPES) {
    const sujets = SUJETS_DU_ROLE[role];
    expect([role, sujets.length > 0]).toEqual([role, can(role, 'read-statistiques')]);
    expect(new Set(sujets).size).toBe(sujets.length);
  }
  const read = new Set(ROLE_TYPES.flatMap((role) => SUJETS_DU_ROLE[role]));
  expect([...read].toSorted()).toEqual([...SUJETS_STATISTIQUE].toSorted());
});

test('[ST1040] a role reads figures of what it may read one by one', () => {
  const READ = [
    ['demandes', 'read-demandes'],
    ['commission', 'read-commission'],
    ['habilitations', 'read-habilitations'],
    ['sessions', 'read-sessions'],
    ['certificats', 'read-certificats'],
    ['formateurs', 'read-certificats'],
  ] as const;
  const unread = ROLE_TYPES.flatMap((role) =>
    READ.filter(([sujet, capability]) => SUJETS_DU_ROLE[role].includes(sujet) && !can(role, capability)).map(
      ([sujet]) => `${role} ${sujet}`,
    ),
  );
  expect(unread).toEqual([]);
});

test('[ST1041] each subject has figures and plots, and a plot has columns, each once', () => {
  for (const sujet of [...SUJETS_STATISTIQUE, 'public']) {
    expect([sujet, CLES_FIGURES.some((cle) => FIGURES[cle].sujet === sujet)]).toEqual([sujet, true]);
    expect([sujet, CLES_TRACES.some((cle) => TRACES[cle].sujet === sujet)]).toEqual([sujet, true]);
  }
  const used = new Set<string>();
  for (const cle of CLES_TRACES) {
    const names = TRACES[cle].series.map(([name]) => name);
    expect([cle, new Set(names).size]).toEqual([cle, names.length]);
    expect(names.length).toBeGreaterThan(0);
    for (const name of names) used.add(name);
  }
  expect(SERIES_TRACE.filter((name) => !used.has(name))).toEqual([]);
});

test('[ST1063] what belongs to no caisse is narrowed by none', () => {
  expect(filtresDuSujet('formateurs')).toEqual(['dispositif', 'niveau']);
  expect(filtresDuSujet('plateforme')).toEqual([]);
  expect(filtresDuSujet('demandes')).toEqual(FILTRES_STATISTIQUE);
  expect(SUJETS_STATISTIQUE.filter((sujet) => !isParCaisse(sujet))).toEqual(['formateurs', 'plateforme']);
});
