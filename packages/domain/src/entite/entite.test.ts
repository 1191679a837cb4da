import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { alertesOfEntite } from '../alerte/alertesOfEntite.ts';
import { addDays } from '../date/addDays.ts';
import { etatHabilitation } from '../habilitation/etatHabilitation.ts';
import { toldOf } from '../notification/test/toldOf.ts';
import { ROLE_TYPES } from '../role/RoleType.ts';
import { DEFAULT_SETTINGS } from '../setting/settings.ts';
import { caisseFaults } from './caisseFaults.ts';
import { checkCreation } from './checkCreation.ts';
import { etatSelonFin } from './etatSelonFin.ts';
import { finActiviteFaults } from './finActiviteFaults.ts';
import { finAvecActivite } from './finAvecActivite.ts';
import { type CreationEntite, normalizeCreation } from './normalizeCreation.ts';

const TODAY = '2026-11-20';
/** The first of what is wrong, null when nothing is. */
const first = (faults: readonly { readonly title: string }[]) => faults[0]?.title ?? null;
const days = fc.integer({ min: -900, max: 900 }).map((count) => addDays(TODAY, count));

test('[EN1] an entite ends its own activity today at the earliest, its caisse and the administrators also on a day gone by', () => {
  const refused = (role: (typeof ROLE_TYPES)[number], dateFinActivite: string) =>
    first(
      finActiviteFaults(
        role,
        { dateFinActivite, commentaireDateFin: 'Cession.', actuelle: null, dernierDebut: null },
        TODAY,
      ),
    );
  expect([refused('G', '2026-11-19'), refused('G', TODAY), refused('G', '2027-06-30')]).toEqual([
    'entite.fin-deja-passee',
    null,
    null,
  ]);
  expect(['RC', 'ADM', 'S'].map((role) => refused(role as 'RC', '2026-03-31'))).toEqual([null, null, null]);
});

test('[H704] an entite does not end before what it is accredited for began', () => {
  const refused = (dateFinActivite: string | null) =>
    first(
      finActiviteFaults(
        'ADM',
        { dateFinActivite, commentaireDateFin: 'Radiation.', actuelle: TODAY, dernierDebut: '2025-03-01' },
        TODAY,
      ),
    );
  expect([refused('2025-02-28'), refused('2025-03-01'), refused(null)]).toEqual([
    'entite.fin-avant-habilitation',
    null,
    null,
  ]);
});

test('[EN2] a last day wants its reason, and only one that is set is lifted', () => {
  const fin = { dateFinActivite: TODAY, commentaireDateFin: ' \n', actuelle: null, dernierDebut: null };
  const owed = [{ path: 'commentaireDateFin', title: 'entite.motif-requis' }];
  expect(finActiviteFaults('RC', fin, TODAY)).toEqual(owed);
  expect(finActiviteFaults('RC', { ...fin, commentaireDateFin: null }, TODAY)).toEqual(owed);
  expect(finActiviteFaults('RC', { ...fin, dateFinActivite: undefined }, TODAY)).toEqual([
    { path: 'dateFinActivite', title: 'utilisateur.dernier-jour-requis' },
    ...owed,
  ]);
  const lifted = { dateFinActivite: null, commentaireDateFin: 'Erreur.', dernierDebut: null };
  expect(finActiviteFaults('RC', { ...lifted, actuelle: null }, TODAY)).toEqual([
    { path: '', title: 'entite.sans-fin' },
  ]);
  expect(finActiviteFaults('RC', { ...lifted, actuelle: TODAY }, TODAY)).toEqual([]);
});

test('[EN3] an entite is closed from the day after its last one', () => {
  expect([
    etatSelonFin(TODAY, 'active', TODAY),
    etatSelonFin('2026-11-19', 'active', TODAY),
    etatSelonFin(null, 'provisoire', TODAY),
  ]).toEqual(['active', 'fermee', 'provisoire']);
});

test('[EN4] a habilitation does not outlast the activity of its entite, and no other end is touched', () => {
  const open = { dateFin: null, prorogee: false };
  expect(finAvecActivite(open, TODAY, TODAY)).toEqual({ dateFin: TODAY, prorogee: false });
  expect(finAvecActivite({ ...open, dateFin: '2026-11-21' }, TODAY, TODAY)?.dateFin).toBe(TODAY);
  expect(finAvecActivite({ ...open, dateFin: TODAY }, TODAY, TODAY)).toBeNull();
  const extended = { dateFin: '2026-10-01', prorogee: true };
  expect(finAvecActivite(extended, TODAY, TODAY)).toEqual({ dateFin: TODAY, prorogee: false });
  // Its prorogation may end before the activity does.
  expect(finAvecActivite(extended, '2026-12-31', TODAY)).toBeNull();
});

test('[EN4] whatever its dates, it is active on no day after the last one', () => {
  const habilitations = fc.record({ dateDebut: days, dateFin: fc.option(days), prorogee: fc.boolean() });
  fc.assert(
    fc.property(habilitations, days, fc.integer({ min: 1, max: 900 }), (one, last, later) => {
      const day = addDays(last, later);
      const ended = { ...one, ...finAvecActivite(one, last, last), dateFinSuspension: null, rupture: false };
      expect(etatHabilitation(ended, day)).toBe('TERMINEE');
    }),
  );
});

test('[EN5] an entite goes to another caisse than its own, for a reason', () => {
  const motif = 'commentaireAffectationCaisseInstructrice';
  const asked = { actuelleId: 11, caisseId: 12, [motif]: 'Siège transféré.' };
  expect(caisseFaults(asked)).toEqual([]);
  expect(caisseFaults({ ...asked, actuelleId: null })).toEqual([]);
  expect(caisseFaults({ ...asked, caisseId: 11 })).toEqual([{ path: 'caisseId', title: 'entite.meme-caisse' }]);
  const owed = { path: motif, title: 'entite.motif-requis' };
  expect(caisseFaults({ ...asked, [motif]: '  ' })).toEqual([owed]);
  expect(caisseFaults({ ...asked, caisseId: null, [motif]: null })).toEqual([
    { path: 'caisseId', title: 'utilisateur.caisse-requise' },
    owed,
  ]);
});

test('[A30] an entite that the register says closed alerts I and RC of its caisse for thirty days, until its end is set', () => {
  const closed = { id: 7, caisseId: 12, dateFinActivite: null, fermeeDepuis: TODAY, sansGestionnaireDepuis: null };
  const told = alertesOfEntite(closed, DEFAULT_SETTINGS);
  expect(told.map(({ type, cible, dateEmission, dateEcheance }) => [type, cible, dateEmission, dateEcheance])).toEqual(
    ['I', 'RC'].map((roleType) => [
      'ENTITE_FERMEE',
      { roleType, entiteId: null, mrpId: 12, personneId: null },
      TODAY,
      '2026-12-20',
    ]),
  );
  expect(alertesOfEntite({ ...closed, dateFinActivite: TODAY }, DEFAULT_SETTINGS)).toEqual([]);
  expect(alertesOfEntite({ ...closed, fermeeDepuis: null }, DEFAULT_SETTINGS)).toEqual([]);
  expect(alertesOfEntite({ ...closed, caisseId: null }, DEFAULT_SETTINGS)).toEqual([]);
});

test('[EN930] that an entite has no gestionnaire left is told to RC of its caisse', () => {
  expect(toldOf('ENTITE_SANS_GESTIONNAIRE')).toEqual(['TACHES RC']);
  const lost = { id: 7, caisseId: 12, dateFinActivite: null, fermeeDepuis: null, sansGestionnaireDepuis: TODAY };
  expect(alertesOfEntite(lost, DEFAULT_SETTINGS)).toEqual([
    {
      type: 'ENTITE_SANS_GESTIONNAIRE',
      cible: { roleType: 'RC', entiteId: null, mrpId: 12, personneId: null },
      dateEmission: TODAY,
      dateEcheance: null,
    },
  ]);
  const types = alertesOfEntite({ ...lost, fermeeDepuis: TODAY }, DEFAULT_SETTINGS).map(({ type }) => type);
  expect(types).toEqual(['ENTITE_FERMEE', 'ENTITE_FERMEE', 'ENTITE_SANS_GESTIONNAIRE']);
});

const CREATION: CreationEntite = {
  raisonSociale: '  Ateliers d’Aubagne ',
  siret: '010 231 454 00017',
  numeroDeclarationActivite: ' ',
  typeEntite: 'OF',
  regime: 'GENERAL',
  adresse: { ligne1: '1 rue Haute', ligne2: '', codePostalVille: { codePostal: '13400 ', ville: 'Aubagne' } },
  gestionnaire: { nom: 'N’Diaye', prenom: 'Aminata', email: 'A.NDiaye@Example.org' },
};

test('[EN6] an entite is created with what identifies it and with who will manage it', () => {
  expect(checkCreation(CREATION)).toEqual([]);
  expect(normalizeCreation(CREATION)).toMatchObject({
    raisonSociale: 'Ateliers d’Aubagne',
    siret: '01023145400017',
    numeroDeclarationActivite: null,
    adresse: { ligne2: null, codePostalVille: { codePostal: '13400' } },
    gestionnaire: { nom: 'N’Diaye', email: 'a.ndiaye@example.org' },
  });
  const empty = {
    ...CREATION,
    raisonSociale: ' ',
    siret: '',
    typeEntite: null,
    regime: null,
    adresse: { ligne1: '', ligne2: null, codePostalVille: { codePostal: '', ville: ' ' } },
    gestionnaire: { nom: '', prenom: '', email: '' },
  };
  expect(checkCreation(empty).map(({ path, title }) => `${path} ${title}`)).toEqual([
    'raisonSociale champ.raison-sociale-requise',
    'siret champ.siret-requis',
    'typeEntite champ.type-entite-requis',
    'regime champ.regime-requis',
    'adresse.ligne1 champ.adresse-requise',
    'adresse.codePostalVille.codePostal champ.code-postal-requis',
    'adresse.codePostalVille.ville champ.ville-requise',
    'gestionnaire.prenom champ.prenom-requis',
    'gestionnaire.nom champ.nom-requis',
    'gestionnaire.email champ.email-requis',
  ]);
  const wrong = {
    ...CREATION,
    siret: '01023145400018',
    numeroDeclarationActivite: '12',
    adresse: { ...CREATION.adresse, codePostalVille: { codePostal: '1340', ville: 'Aubagne' } },
  };
  expect(checkCreation(wrong).map(({ path, title }) => `${path} ${title}`)).toEqual([
    'siret champ.siret-invalide',
    'numeroDeclarationActivite champ.nda-invalide',
    'adresse.codePostalVille.codePostal champ.code-postal-invalide',
  ]);
  expect(checkCreation({ ...CREATION, numeroDeclarationActivite: '44 54 01234 54' })).toEqual([]);
});

test('[EN6] what is kept of it has no space around, its numbers none at all, in capitals', () => {
  const typed = {
    ...CREATION,
    numeroDeclarationActivite: ' 94 2a 01234 2a ',
    adresse: { ligne1: ' 1 cours ', ligne2: ' Bât. B ', codePostalVille: { codePostal: '20000', ville: ' Ajaccio ' } },
  };
  expect(normalizeCreation(typed)).toMatchObject({
    numeroDeclarationActivite: '942A012342A',
    adresse: { ligne1: '1 cours', ligne2: 'Bât. B', codePostalVille: { codePostal: '20000', ville: 'Ajaccio' } },
  });
  expect(checkCreation(typed)).toEqual([]);
  expect(normalizeCreation({ ...typed, numeroDeclarationActivite: null }).numeroDeclarationActivite).toBeNull();
});

test('[EN6] whatever is typed, what is kept is kept as it is and judged alike', () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 20 });
  const typed = fc.record({
    raisonSociale: text,
    siret: text,
    numeroDeclarationActivite: fc.option(text),
    ligne1: text,
    ligne2: fc.option(text),
    codePostal: text,
    ville: text,
  });
  fc.assert(
    fc.property(typed, ({ ligne1, ligne2, codePostal, ville, ...rest }) => {
      const creation = { ...CREATION, ...rest, adresse: { ligne1, ligne2, codePostalVille: { codePostal, ville } } };
      const once = normalizeCreation(creation);
      expect(normalizeCreation(once)).toEqual(once);
      expect(checkCreation(once)).toEqual(checkCreation(creation));
    }),
  );
});
