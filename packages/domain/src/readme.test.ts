import { expect, test } from 'vitest';
import { actionsOnTask } from '@habilis/domain/demande/actionsOnTask';
import { transition } from '@habilis/domain/demande-administrative/transition';
import { DA_WORKFLOW } from '@habilis/domain/demande-administrative/workflow';
import { plannedEndDate } from '@habilis/domain/habilitation/plannedEndDate';
import { loginIdentifierOf } from '@habilis/domain/identifiant/loginIdentifierOf';
import { scopeOf } from '@habilis/domain/role/scopeOf';

// The body of this test is the example of README.md, line by line; scripts/check-rules.mjs compares them.
test('the example of the README says what happens', () => {
  expect(loginIdentifierOf('mpa10013')).toEqual({ ok: true, value: 'MPA10013' });
  expect(scopeOf('I', 'instruct-demande')).toBe('caisse');

  const niveau = { dureeValiditeHabilitation: 5, uniteDureeValiditeHabilitation: 'ANNEE' } as const;
  expect(plannedEndDate(niveau, '2028-02-29', '2026-11-20')).toBe('2033-02-28');

  const offered = actionsOnTask(DA_WORKFLOW, { taskKey: 'da_saisie', role: 'DM' });
  expect(offered.map(({ key }) => key)).toEqual(['Soumet', 'Supprime']);

  const outcome = transition({
    taskKey: 'da_instruction',
    actionKey: 'DemandeComplement',
    role: 'I',
    revision: 'premiere',
    hasComment: false,
    hasPoints: false,
    hasAssignee: false,
    dateSuspensionAdministrative: null,
    dateSuspensionDemandee: null,
    today: '2026-11-20',
    delaiSuspensionJours: 15,
  });
  expect(outcome).toEqual({ ok: false, reason: 'demande.commentaire-requis' });
});
