import { DEFAULT_SETTINGS } from '@habilis/domain/setting/settings';
import { addDossiers } from '../../builders/addDossiers.ts';
import { addNiveaux } from '../../builders/addNiveaux.ts';
import { addPersonnes } from '../../builders/addPersonnes.ts';
import { DA_KIND } from '../../areas/demandes/demande-administrative/DA_KIND.ts';
import { updateAlertes } from '../../areas/demandes/tache/updateAlertes.ts';
import type { Building } from '../../builders/Building.ts';
import type { Population } from '../../builders/Population.ts';
import type { Fill } from '../makeTemplates.ts';
import { pdfOf } from '../pdfOf.ts';
import { testPasswordHash } from '../testPassword.ts';
import { DOSSIERS } from './DOSSIERS.ts';
import { DISPOSITIFS, NIVEAUX } from './NIVEAUX.ts';
import { PERSONNES } from './PERSONNES.ts';

/** A PDF that differs for each entite. */
export const documentOf: Building['documentOf'] = (title, lines) => pdfOf([title, ...lines].join(' '));

/** The persons and rows shared by tests. */
export const CAST: Population = {
  personnes: PERSONNES,
  dossiers: DOSSIERS,
  dispositifs: DISPOSITIFS,
  niveaux: NIVEAUX,
  habilitations: [],
  demandes: [],
  certificats: [],
  sessions: [],
};

/** Writes the persons, entites, demandes administratives and niveaux shared by tests; a suite adds what else it needs. */
export const fillCast: Fill = async (db, files, today) => {
  const building = { db, population: CAST, files, today, documentOf };
  const ids = await addPersonnes(building, await testPasswordHash());
  await addNiveaux(building, ids);
  await addDossiers(building, ids);
  const rows = await db.selectFrom('demande_administrative').selectAll().orderBy('id').execute();
  const day = { db, now: new Date(`${today}T04:00:00Z`), today, settings: DEFAULT_SETTINGS };
  for (const row of rows) await updateAlertes(day, DA_KIND, row);
};
