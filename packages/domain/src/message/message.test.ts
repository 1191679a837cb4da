import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { DEFAULT_SETTINGS } from '../setting/settings.ts';
import { type CriteresCible, isCible, type ProfilDestinataire } from './isCible.ts';
import { periodeDiffusion } from './periodeDiffusion.ts';

const MANAGER: ProfilDestinataire = {
  roleType: 'G',
  caisseId: 3,
  departement: '54',
  regime: 'GENERAL',
  typeEntite: 'OF',
  habilitations: [
    { dispositifNiveauId: 1, etats: ['ACTIVE', 'FIN_6_MOIS'], plateforme: false },
    { dispositifNiveauId: 9, etats: ['SUSPENDUE'], plateforme: true },
  ],
  datesSession: ['2026-03-02', '2026-10-05'],
  finsCertificatFormateur: ['2027-01-15'],
};
const reaches = (criteres: CriteresCible, profil: Partial<ProfilDestinataire> = {}) =>
  isCible({ roleType: 'G', criteres }, { ...MANAGER, ...profil });

test('[M1] a target without criteria finds its role alone', () => {
  expect(reaches({})).toBe(true);
  expect(reaches({ caisses: [], departements: [] })).toBe(true);
  expect(reaches({}, { roleType: 'DM' })).toBe(false);
  expect(reaches({}, { habilitations: [], datesSession: [], finsCertificatFormateur: [] })).toBe(true);
});
test('[M1] criteria widen inside one and narrow across kinds', () => {
  expect(reaches({ caisses: [1, 3] })).toBe(true);
  expect(reaches({ caisses: [1, 2] })).toBe(false);
  expect(reaches({ caisses: [3], departements: ['55'] })).toBe(false);
  expect(reaches({ caisses: [3], departements: ['54', '55'], regimes: ['GENERAL'], typesEntite: ['OF'] })).toBe(true);
  expect(reaches({ caisses: [3] }, { caisseId: null })).toBe(false);
});
test('[M1] what is asked of habilitations is asked of one and the same', () => {
  expect(reaches({ dispositifNiveaux: [1, 2], etatHabilitation: 'ACTIVE' })).toBe(true);
  expect(reaches({ dispositifNiveaux: [1], etatHabilitation: 'SUSPENDUE' })).toBe(false);
  expect(reaches({ plateforme: true, etatHabilitation: 'SUSPENDUE' })).toBe(true);
  expect(reaches({ plateforme: false }, { habilitations: [] })).toBe(false);
  expect([reaches({ dispositifNiveaux: [9] }), reaches({ dispositifNiveaux: [2] })]).toEqual([true, false]);
  expect([reaches({ etatHabilitation: 'SUSPENDUE' }), reaches({ etatHabilitation: 'EN_DEMANDE' })]).toEqual([
    true,
    false,
  ]);
  const [mobile] = MANAGER.habilitations;
  const only = { habilitations: mobile === undefined ? [] : [mobile] };
  expect([reaches({ plateforme: false }, only), reaches({ plateforme: true }, only)]).toEqual([true, false]);
});
test('[M1] sessions count within both days, a formateur’s certificat before its day', () => {
  expect(reaches({ sessionsDepuis: '2026-04-01', sessionsJusqua: '2026-10-05' })).toBe(true);
  expect(reaches({ sessionsDepuis: '2026-04-01', sessionsJusqua: '2026-10-04' })).toBe(false);
  expect([reaches({ sessionsDepuis: '2026-10-05' }), reaches({ sessionsDepuis: '2026-10-06' })]).toEqual([true, false]);
  expect([reaches({ sessionsJusqua: '2026-03-02' }), reaches({ sessionsJusqua: '2026-03-01' })]).toEqual([true, false]);
  const several = { finsCertificatFormateur: ['2027-01-15', '2029-01-15'] };
  expect(reaches({ certificatFormateurFinAvant: '2027-01-16' }, several)).toBe(true);
  expect(reaches({ certificatFormateurFinAvant: '2027-01-16' })).toBe(true);
  expect(reaches({ certificatFormateurFinAvant: '2027-01-15' })).toBe(false);
});
test('[M1] a further criterion never widens, a further value never narrows', () => {
  const caisses = fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1 });
  fc.assert(
    fc.property(caisses, fc.integer({ min: 1, max: 5 }), fc.constantFrom('54', '55'), (held, more, departement) => {
      if (reaches({ caisses: held, departements: [departement] })) expect(reaches({ caisses: held })).toBe(true);
      if (reaches({ caisses: held })) expect(reaches({ caisses: [...held, more] })).toBe(true);
    }),
  );
});
test('[M6] a message without dates is shown at once and for thirty days', () => {
  const shown = (dates: object) =>
    periodeDiffusion(
      { dateDebutDiffusion: null, dateFinDiffusion: null, dateCreation: '2026-11-20', ...dates },
      DEFAULT_SETTINGS,
    );
  expect(shown({})).toEqual({ debut: '2026-11-20', fin: '2026-12-20' });
  expect(shown({ dateDebutDiffusion: '2026-12-01', dateFinDiffusion: '2026-12-02' })).toEqual({
    debut: '2026-12-01',
    fin: '2026-12-02',
  });
});
