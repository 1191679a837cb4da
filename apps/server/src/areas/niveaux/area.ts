import { keptByHandler } from '../../platform/http/scopeChecks.ts';
import type { Area } from '../../platform/Area.ts';
import { communeHandlers } from './commune/handlers.ts';
import { mayEditNiveau } from './dispositif-niveau/editableDispositifs.ts';
import { dispositifNiveauHandlers } from './dispositif-niveau/handlers.ts';
import { dispositifHandlers } from './dispositif/handlers.ts';
import { formateurHandlers } from './formateur/handlers.ts';
import { findNiveaux } from './dispositif-niveau/findNiveaux.ts';
import { addSearcher } from '../recherche/searchers.ts';
import { mrpHandlers } from './mrp/handlers.ts';

/** Dispositifs and their niveaux, and the reference lists: caisses, communes, formateurs. */
export const niveaux = {
  tables: ['dispositif', 'dispositif_niveau'],
  objets: {
    'dispositif-niveau': { table: 'dispositif_niveau', libelle: 'code' },
  },
  handlers: () => ({
    mrp: mrpHandlers,
    dispositif: dispositifHandlers,
    dispositifNiveau: dispositifNiveauHandlers,
    commune: communeHandlers,
    formateur: formateurHandlers,
  }),
  scopes: {
    'dispositif-niveau': (context, { id }) => mayEditNiveau(context, Number(id)),
    'dispositif-niveau-body': keptByHandler,
  },
  answers: () => addSearcher('niveau', findNiveaux),
} as const satisfies Area;
