import { expect, test } from 'vitest';
import { DA_TASK_KEYS } from '../demande-administrative/taskKeys.ts';
import { DA_WORKFLOW } from '../demande-administrative/workflow.ts';
import { DH_TASK_KEYS } from '../demande-habilitation/taskKeys.ts';
import { DH_WORKFLOW } from '../demande-habilitation/workflow.ts';
import { HABILITATION_ETATS } from '../habilitation/etatHabilitation.ts';
import { toldOf } from '../notification/test/toldOf.ts';
import { ROLE_TYPES, type RoleType } from '../role/RoleType.ts';
import { marksOf } from '../role/test/marksOf.ts';
import { SESSION_ETATS } from '../session-certification/etats.ts';
import { coteDe } from './coteDe.ts';
import { DOSSIERS_FIL, LONGUEUR_MESSAGE } from './DOSSIERS_FIL.ts';
import { fermetureDuFil } from './fermetureDuFil.ts';
import { hasFil } from './hasFil.ts';
import { messageFilFaults } from './messageFilFaults.ts';
import { signatureDe } from './signatureDe.ts';
import { tacheExaminee } from './tacheExaminee.ts';

test('[DH950] the entite’s people and whoever examines have a thread; a formateur and who supports all have none', () => {
  expect(marksOf('discuss')).toBe('e e a c d h c ✓ – – – ✓');
  expect(toldOf('FIL_MESSAGE')).toEqual(['TACHES DM G E RC RD DL I R CNH']);
});

test('[DH950] the page of a habilitation or a session offers an expert no thread, that of a demande a delegataire none', () => {
  const dossiersOf = (role: RoleType) => DOSSIERS_FIL.filter((dossier) => hasFil(role, dossier));
  expect(dossiersOf('G')).toEqual(DOSSIERS_FIL);
  expect(dossiersOf('RC')).toEqual(DOSSIERS_FIL);
  expect(dossiersOf('E')).toEqual(['demande-administrative', 'demande-habilitation']);
  expect(dossiersOf('DL')).toEqual(['habilitation', 'session-certification']);
  expect(dossiersOf('F')).toEqual([]);
});

test('[DH950] demandeurs and delegataires write for the entite, all others for the other side', () => {
  expect(ROLE_TYPES.filter((role) => coteDe(role) === 'ENTITE').toSorted()).toEqual(['DL', 'DM', 'G']);
});

test('[DH951] an entite reads its caisse or the network, never an agent by name', () => {
  const seen = ROLE_TYPES.map((role) => [role, signatureDe('ENTITE', role)].join(' ')).toSorted();
  expect(seen).toEqual([
    'ADM RESEAU',
    'CNH RESEAU',
    'DL NOM',
    'DM NOM',
    'E RESEAU',
    'F RESEAU',
    'G NOM',
    'I CAISSE',
    'R RESEAU',
    'RC CAISSE',
    'RD RESEAU',
    'S RESEAU',
  ]);
  expect(new Set(ROLE_TYPES.map((role) => signatureDe('EXAMEN', role)))).toEqual(new Set(['NOM']));
});

test('[DH952] a thread is open while its demande is examined, and says why once it is not', () => {
  const da = DA_TASK_KEYS.map((tache) => fermetureDuFil({ dossier: 'demande-administrative', tache, isSoumise: true }));
  expect(da).toEqual([null, null, null, null, 'VALIDEE', 'REFUSEE', 'SUPPRIMEE']);
  const dh = DH_TASK_KEYS.map((tache) => [
    tache,
    fermetureDuFil({ dossier: 'demande-habilitation', tache, isSoumise: true }),
  ]);
  expect(dh.filter(([, why]) => why !== null)).toEqual([
    ['suppression_apres_refus', 'REFUSEE'],
    ['acceptee', 'ACCEPTEE'],
    ['abandonnee', 'ABANDONNEE'],
    ['supprimee', 'SUPPRIMEE'],
  ]);
  expect(fermetureDuFil({ dossier: 'demande-administrative', tache: 'da_saisie', isSoumise: false })).toBe('BROUILLON');
  expect(fermetureDuFil({ dossier: 'demande-habilitation', tache: 'saisie', isSoumise: false })).toBe('BROUILLON');
});

test('[DH952] a habilitation closes its thread once it has ended, a session once it is closed or deleted', () => {
  expect(HABILITATION_ETATS.map((etat) => fermetureDuFil({ dossier: 'habilitation', etat }))).toEqual([
    'ROMPUE',
    null,
    null,
    'TERMINEE',
    null,
  ]);
  expect(SESSION_ETATS.map((etat) => fermetureDuFil({ dossier: 'session-certification', etat }))).toEqual([
    null,
    null,
    null,
    'CLOTUREE',
    'SUPPRIMEE',
  ]);
});

test('[DH953] what its demandeur holds is examined by whom it comes back to', () => {
  const of = (tache: (typeof DH_TASK_KEYS)[number], retour: (typeof DH_TASK_KEYS)[number] | null = null) =>
    tacheExaminee(DH_WORKFLOW, { tache, retour, premiere: 'instruction' });
  expect([of('saisie'), of('complement', 'sous_commission'), of('complement'), of('decision')]).toEqual([
    'instruction',
    'sous_commission',
    'instruction',
    'decision',
  ]);
  const da = (tache: (typeof DA_TASK_KEYS)[number]) =>
    tacheExaminee(DA_WORKFLOW, { tache, retour: null, premiere: 'da_instruction' });
  expect([da('da_saisie'), da('da_complement'), da('da_validation_rejet')]).toEqual([
    'da_instruction',
    'da_instruction',
    'da_validation_rejet',
  ]);
});

test('[DH954] a message says something, and no more than it may hold', () => {
  const faults = (texte: string) => messageFilFaults({ texte }).map(({ title }) => title);
  expect([faults(''), faults(' \n… '), faults('Oui.')]).toEqual([['champ.requis'], ['champ.requis'], []]);
  expect([faults('a'.repeat(LONGUEUR_MESSAGE)), faults('a'.repeat(40_000))]).toEqual([[], ['champ.trop-long']]);
});
