import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ALERTE_RULES, ALERTE_TYPES } from '../alerte/ALERTE_RULES.ts';
import { rythmeOf } from './rythmeOf.ts';
import { ROLE_TYPES, type RoleType } from '../role/RoleType.ts';
import { CATEGORIES } from '../destinataire/destinataires.ts';
import { stoppedBy, SUJETS_DESABONNEMENT, sujetOf, withCanal } from './desabonnement.ts';
import {
  EVENEMENTS,
  EVENEMENTS_REGLABLES,
  type Evenement,
  evenementsChoisis,
  evenementsImposes,
  reglageOf,
} from './EVENEMENTS.ts';
import { preferenceFaultsOf } from './preferenceFaultsOf.ts';
import { preferencesOf, RYTHMES, type StoredPreference } from './preferencesOf.ts';
import { answerQuestions, isCategorieWanted, questionsOf } from './questions.ts';
import { toldOf } from './test/toldOf.ts';
import { toldRole } from './toldRole.ts';

const role = fc.constantFrom(...ROLE_TYPES);
const stored: fc.Arbitrary<StoredPreference[]> = fc.array(
  fc.record({
    type: fc.constantFrom<string>(...Object.keys(EVENEMENTS), ...CATEGORIES, 'AUTRE'),
    canal: fc.constantFrom('EMAIL', 'NONE', ''),
    frequence: fc.constantFrom(...RYTHMES, 'JAMAIS'),
  }),
);

/**
 * Each role's choices and imposed events, written a second time rather than read from the table. Who is told of another event stands in its notion's
 * test; `check` fails on one without.
 */
const EXPECTED: Readonly<Record<RoleType, { readonly choisis: string; readonly imposes: string }>> = {
  DM: {
    choisis:
      'DA_CORRIGEE DH_DEPLACEE SESSION_A_VERIFIER SESSION_A_FINIR ENTITE_CAISSE DH_SUPPRESSION HAB_FIN_PROCHE RESERVE_A_LEVER SESSION_SUPPRESSION SESSION_SUPPRIMEE CERT_STAGIAIRES_FIN ACTUALITE MESSAGE',
    imposes:
      'COMPTE DA_RECUE DA_COMPLEMENT DA_DECISION DA_SUSPENSION DH_RECUE DH_COMPLEMENT DH_ACCEPTEE DH_REFUSEE DH_AJOURNEE DH_ABANDONNEE HAB_SUSPENDUE HAB_ROMPUE HAB_MODIFIEE SESSION_SUPPRESSION_IMMINENTE',
  },
  G: {
    choisis:
      'DA_CORRIGEE DH_DEPLACEE SESSION_A_VERIFIER SESSION_A_FINIR ENTITE_CAISSE DH_SUPPRESSION HAB_FIN_PROCHE RESERVE_A_LEVER SESSION_SUPPRESSION SESSION_SUPPRIMEE CERT_FORMATEUR_FIN CERT_STAGIAIRES_FIN ACTUALITE MESSAGE',
    imposes:
      'COMPTE DA_RECUE DA_COMPLEMENT DA_DECISION DA_SUSPENSION DH_RECUE DH_COMPLEMENT DH_ACCEPTEE DH_REFUSEE DH_AJOURNEE DH_ABANDONNEE HAB_SUSPENDUE HAB_ROMPUE HAB_MODIFIEE SESSION_SUPPRESSION_IMMINENTE',
  },
  E: { choisis: 'DH_AFFECTEE DH_AVIS_ATTENDU TACHE_REPRISE DH_EN_RETARD ACTUALITE MESSAGE', imposes: 'COMPTE' },
  RC: {
    choisis:
      'DA_A_INSTRUIRE DA_REJET_A_VALIDER DH_A_VALIDER_CAISSE TACHE_REPRISE SESSION_A_FINIR ENTITE_FERMEE ENTITE_SANS_GESTIONNAIRE ENTITE_PARTIE_PRENANTE ENTITE_CAISSE DH_EN_RETARD SUSPENSION_RAPPEL ACTUALITE MESSAGE',
    imposes: 'COMPTE',
  },
  RD: {
    choisis:
      'DH_A_VALIDER_RD TACHE_REPRISE SUSPENSION_A_CONFIRMER DH_EN_RETARD HAB_FIN_PROCHE RESERVE_A_LEVER SUSPENSION_RAPPEL ACTUALITE MESSAGE',
    imposes: 'COMPTE',
  },
  DL: {
    choisis:
      'SESSION_A_VERIFIER SESSION_A_FINIR SESSION_SUPPRESSION SESSION_SUPPRIMEE CERT_STAGIAIRES_FIN ACTUALITE MESSAGE',
    imposes: 'COMPTE HAB_SUSPENDUE HAB_ROMPUE HAB_MODIFIEE SESSION_SUPPRESSION_IMMINENTE',
  },
  I: {
    choisis:
      'DA_A_INSTRUIRE DH_A_INSTRUIRE DH_AFFECTEE TACHE_REPRISE ENTITE_FERMEE ENTITE_CAISSE DA_SUSPENSION DH_EN_RETARD ACTUALITE MESSAGE',
    imposes: 'COMPTE',
  },
  R: { choisis: 'DH_A_REPARTIR TACHE_REPRISE DH_EN_RETARD ACTUALITE MESSAGE', imposes: 'COMPTE' },
  F: {
    choisis:
      'SESSION_CONFIEE SESSION_RESULTATS SESSION_SUPPRESSION CERT_FORMATEUR_FIN CERT_FORMATEUR_PROLONGE FORMATEUR_DECLARE ACTUALITE MESSAGE',
    imposes: 'COMPTE SESSION_SUPPRESSION_IMMINENTE',
  },
  ADM: { choisis: 'SUSPENSION_RAPPEL ACTUALITE MESSAGE', imposes: 'COMPTE' },
  S: { choisis: 'SUSPENSION_RAPPEL ACTUALITE MESSAGE', imposes: 'COMPTE' },
  CNH: {
    choisis: 'DH_A_PLANIFIER DH_DECISION_A_SAISIR TACHE_REPRISE DH_EN_RETARD SUSPENSION_RAPPEL ACTUALITE MESSAGE',
    imposes: 'COMPTE',
  },
};

const STUDIED = new Set(
  Object.values(EXPECTED).flatMap(({ choisis, imposes }) => [...choisis.split(' '), ...imposes.split(' ')]),
);
/** Those of some events, in one line. */
const studied = (types: readonly Evenement[]): string => types.filter((type) => STUDIED.has(type)).join(' ');

describe('the events of a role', () => {
  test.each(ROLE_TYPES)('[N10] %s sets those that it can receive, and no other', (type) => {
    expect(studied(CATEGORIES.flatMap((categorie) => evenementsChoisis(type, categorie)))).toBe(EXPECTED[type].choisis);
    expect(studied(evenementsImposes(type).map((one) => one.type))).toBe(EXPECTED[type].imposes);
  });

  test('[N10] nothing is both set and imposed, and every event has somebody', () => {
    for (const type of Object.keys(EVENEMENTS) as Evenement[]) {
      expect([type, ROLE_TYPES.some((one) => reglageOf(type, one) !== null)]).toEqual([type, true]);
    }
    expect(toldOf('DA_SUSPENSION')).toEqual(['SUSPENSION DM G', 'ECHEANCES I']);
    const named = Object.values(EXPECTED).flatMap(({ choisis }) => choisis.split(' '));
    expect(new Set(named)).toEqual(new Set(EVENEMENTS_REGLABLES.filter((type) => STUDIED.has(type))));
  });

  test('[N10] whoever is alerted of something is mailed about it', () => {
    const silent = ALERTE_TYPES.flatMap((type) =>
      ALERTE_RULES[type].pour.filter((one) => reglageOf(type, one) === null).map((one) => `${type} ${one}`),
    );
    expect(silent).toEqual([]);
  });

  test('[N10] what a role cannot set is refused, and what is set twice', () => {
    expect(preferenceFaultsOf('R', ['DH_A_REPARTIR', 'MESSAGE'])).toEqual([]);
    expect(preferenceFaultsOf('R', ['MESSAGE', 'DA_A_INSTRUIRE'])).toEqual([
      { path: 'preferences.1.type', title: 'notification.evenement-non-reglable' },
    ]);
    expect(preferenceFaultsOf('G', ['DA_SUSPENSION', 'MESSAGE', 'MESSAGE'])).toEqual([
      { path: 'preferences.0.type', title: 'notification.evenement-non-reglable' },
      { path: 'preferences.2.type', title: 'notification.evenement-repete' },
    ]);
  });
});

test('[N2][N10] whatever is stored, a role has one preference for each event that it sets, and saving them changes none', () => {
  fc.assert(
    fc.property(role, stored, (type, before) => {
      const preferences = preferencesOf(type, before);
      expect(studied(preferences.map((one) => one.type))).toBe(EXPECTED[type].choisis);
      expect(preferencesOf(type, preferences)).toEqual(preferences);
      expect(preferences.filter(({ frequence }) => !RYTHMES.includes(frequence))).toEqual([]);
      expect(
        preferenceFaultsOf(
          type,
          preferences.map((one) => one.type),
        ),
      ).toEqual([]);
    }),
  );
});

describe('the dialog', () => {
  test('[N15] asks of a role only what concerns it', () => {
    expect(questionsOf('G')).toEqual(['TACHES', 'ECHEANCES', 'ACTUALITES']);
    expect(questionsOf('ADM')).toEqual(['ECHEANCES', 'ACTUALITES']);
  });

  test('[N15] whatever was set, its answers hold afterwards, and what was chosen in a wanted category stays', () => {
    fc.assert(
      fc.property(role, stored, fc.subarray([...CATEGORIES]), (type, before, answers) => {
        const preferences = preferencesOf(type, before);
        const after = answerQuestions(type, new Set(answers), preferences);
        for (const categorie of questionsOf(type)) {
          expect(isCategorieWanted(type, categorie, after)).toBe(answers.includes(categorie));
          if (!answers.includes(categorie) || !isCategorieWanted(type, categorie, preferences)) continue;
          const own = evenementsChoisis(type, categorie);
          expect(after.filter((one) => own.includes(one.type))).toEqual(
            preferences.filter((one) => own.includes(one.type)),
          );
        }
        expect(after.map(({ frequence }) => frequence)).toEqual(preferences.map(({ frequence }) => frequence));
        expect(after.filter(({ canal }) => !['EMAIL', 'NONE'].includes(canal))).toEqual([]);
      }),
    );
  });
});

describe('the link of a mail', () => {
  test('[N14] is of an event that the role may switch off, and of no other', () => {
    expect(sujetOf('DA_A_INSTRUIRE', 'I')).toBe('DA_A_INSTRUIRE');
    expect(sujetOf('DA_SUSPENSION', 'I')).toBe('DA_SUSPENSION');
    expect(sujetOf('DA_SUSPENSION', 'DM')).toBeNull();
    expect([sujetOf('DA_A_INSTRUIRE', 'G'), sujetOf('COMPTE', 'I')]).toEqual([null, null]);
  });

  test('[N13] stops one event, or all that a summary gathers, and nothing else', () => {
    const preferences = preferencesOf('I', [{ type: 'DA_A_INSTRUIRE', canal: 'EMAIL', frequence: 'QUOTIDIEN' }]);
    expect(stoppedBy('DA_A_INSTRUIRE', preferences)).toEqual(['DA_A_INSTRUIRE']);
    expect(studied(stoppedBy('RESUME_QUOTIDIEN', preferences))).toBe('DA_A_INSTRUIRE DA_SUSPENSION DH_EN_RETARD');
    expect(studied(stoppedBy('RESUME_HEBDO', preferences))).toBe('ACTUALITE MESSAGE');
    expect(stoppedBy('DH_A_REPARTIR', preferences)).toEqual([]);
    expect(SUJETS_DESABONNEMENT).toEqual([...EVENEMENTS_REGLABLES, 'RESUME_QUOTIDIEN', 'RESUME_HEBDO']);
  });

  test('[N13] pressed twice it stops nothing more, and undone everything is as before', () => {
    fc.assert(
      fc.property(role, stored, fc.constantFrom(...SUJETS_DESABONNEMENT), (type, before, sujet) => {
        const preferences = preferencesOf(type, before);
        const stopped = stoppedBy(sujet, preferences);
        const after = withCanal(preferences, stopped, 'NONE');
        expect(stoppedBy(sujet, after)).toEqual([]);
        expect(withCanal(after, stopped, 'EMAIL')).toEqual(preferences);
      }),
    );
  });
});

describe('what concerns all roles of a person', () => {
  const wants = (type: RoleType, frequence: string, canal = 'EMAIL') => ({
    type,
    preferences: [{ type: 'ACTUALITE', canal, frequence }],
  });

  test('[M11] is told once, under the role that is told soonest, the first of several', () => {
    const [weekly, daily, other] = [wants('G', 'HEBDO'), wants('F', 'QUOTIDIEN'), wants('DL', 'QUOTIDIEN')];
    expect(toldRole('ACTUALITE', [weekly, daily, other])).toEqual({ role: daily, rythme: 'QUOTIDIEN' });
    expect(toldRole('ACTUALITE', [weekly])).toEqual({ role: weekly, rythme: 'HEBDO' });
    expect(toldRole('ACTUALITE', [daily, wants('I', 'IMMEDIAT')])?.rythme).toBe('IMMEDIAT');
  });
  test('[M11] whatever the roles wish, it is told once and no role would be told sooner', () => {
    const roles = fc.array(fc.record({ type: role, preferences: stored }), { maxLength: 4 });
    fc.assert(
      fc.property(roles, fc.constantFrom('ACTUALITE', 'MESSAGE', 'COMPTE'), (held, type) => {
        const rythmes = held.map((one) => rythmeOf(type, one.type, one.preferences));
        const told = toldRole(type, held);
        const soonest = RYTHMES.find((rythme) => rythmes.includes(rythme));
        expect(told?.rythme).toBe(soonest);
        expect(told?.role).toBe(soonest === undefined ? undefined : held[rythmes.indexOf(soonest)]);
      }),
    );
  });
  test('[M11] is not told where every role has switched it off, and is where one has not', () => {
    expect(toldRole('ACTUALITE', [wants('G', 'HEBDO', 'NONE'), wants('F', 'HEBDO', 'NONE')])).toBeNull();
    expect(toldRole('ACTUALITE', [wants('G', 'IMMEDIAT', 'NONE'), wants('F', 'HEBDO')])?.rythme).toBe('HEBDO');
    expect(toldRole('ACTUALITE', [])).toBeNull();
  });
});
