import { fileURLToPath } from 'node:url';
import { addDays } from '@habilis/domain/date/addDays';
import { JOURS_URGENCE } from '@habilis/domain/echeance/urgenceOf';
import { expect, test } from 'vitest';
import { textsOf } from '../../../platform/textsOf.ts';
import { objetEcheance } from './objetEcheance.ts';

const textsFolder = fileURLToPath(new URL('../../../../../../packages/i18n/compiled', import.meta.url));
const t = textsOf({ textsFolder }, ['echeances']);
const TODAY = '2026-11-30';

test('[EC31] the calendar and the file say what is lost on a day from when the screens do', () => {
  const wordsOf = (jours: number) =>
    objetEcheance(
      t,
      {
        type: 'session-cloture',
        objetId: 12,
        date: addDays(TODAY, jours),
        nature: 'A_SAVOIR',
        aQui: 'AUTRE',
        titulaire: 'Julie Perrin',
        tache: 'RESULTATS',
        numero: 'S-2026-000007',
        libelleDispositifNiveau: 'SST, sauveteur',
        raisonSociale: 'Ardoise Formation',
        nombre: null,
        version: 1,
      },
      'G',
      TODAY,
    ).split('\u00A0: ')[1];
  expect([wordsOf(JOURS_URGENCE.PERTE), wordsOf(JOURS_URGENCE.PERTE + 1)]).toEqual([
    'session supprimée si rien n’est fait',
    'session à clôturer',
  ]);
});
