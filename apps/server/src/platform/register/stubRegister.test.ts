import { isSiret } from '@habilis/domain/identifiant/isSiret';
import { sirenOf } from '@habilis/domain/identifiant/sirenOf';
import { expect, test } from 'vitest';
import { FICHES, stubRegister, UNKNOWN_SIREN } from './stubRegister.ts';

test('the stand-in knows a dozen establishments and more: open, closed, and some whose name it may not give', async () => {
  const register = stubRegister(() => false);
  expect(FICHES.length).toBeGreaterThanOrEqual(12);
  expect(FICHES.filter(({ siret }) => !isSiret(siret))).toEqual([]);
  expect(new Set(FICHES.map(({ siret }) => siret)).size).toBe(FICHES.length);
  const told = await Promise.all(FICHES.map(async ({ siret }) => (await register.lookUp(sirenOf(siret))).resultat));
  expect(new Set(told)).toEqual(new Set(['OK', 'FERME']));
  expect(FICHES.filter(({ raisonSociale }) => raisonSociale === null)).not.toEqual([]);
  for (const fiche of FICHES) expect(await register.ficheOf(fiche.siret)).toEqual(fiche);
  expect((await register.lookUp(UNKNOWN_SIREN)).resultat).toBe('INCONNU');
  const down = stubRegister(() => true);
  expect(await down.ficheOf(FICHES[0]?.siret ?? '')).toBeNull();
});
