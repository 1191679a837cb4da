import { expect, test } from 'vitest';
import { examenDe, isSecondRegard } from './isSecondRegard.ts';

test('[DH1030] what follows an instructeur’s conclusion is a second look, sending back is not', () => {
  const looks = (tache: Parameters<typeof isSecondRegard>[0], actions: readonly string[]) =>
    actions.filter((action) => isSecondRegard(tache, action));
  const all = ['Soumet', 'Rejette', 'Confirme', 'Renvoie', 'PrendEnCharge', 'Libere', 'Affecte'];
  expect(looks('validation_instruction', all)).toEqual(['Soumet', 'Rejette']);
  expect(looks('da_validation_rejet', all)).toEqual(['Confirme']);
  expect(looks('instruction', all)).toEqual([]);
  expect(examenDe('validation_instruction')).toBe('instruction');
  expect(examenDe('da_validation_rejet')).toBe('da_instruction');
  expect(examenDe('decision')).toBeNull();
});
