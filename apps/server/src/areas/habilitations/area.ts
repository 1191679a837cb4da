import { NOTION_HABILITATION } from '@habilis/domain/habilitation/NOTION_HABILITATION';
import { COURRIELS_HABILITATION, readersHabilitation } from './habilitation/readersHabilitation.ts';
import { keptByHandler } from '../../platform/http/scopeChecks.ts';
import type { Area } from '../../platform/Area.ts';
import { moves } from '../../platform/PersonneReference.ts';
import { addEcheances } from '../echeances/echeance/echeanceSources.ts';
import { addSearcher } from '../recherche/searchers.ts';
import { addFileOwner } from '../fichiers/file/fileOwners.ts';
import { ECHEANCES_HABILITATION } from './habilitation/echeances.ts';
import { habilitationHandlers } from './habilitation/handlers.ts';
import { mayReadAvisHabilitation } from './habilitation/listAvisHabilitation.ts';
import { mayReadFileOfHabilitation } from './habilitation/ownedFiles.ts';
import { mayReadHabilitation } from './habilitation/scope.ts';
import { searchHabilitations } from './habilitation/searchHabilitations.ts';
import { tellHabilitationsDurcies } from '../niveaux/dispositif-niveau/tellDurcissement.ts';
import { tellNiveauDurci } from './habilitation/tellNiveauDurci.ts';
import { updateDailyHabilitations } from './habilitation/updateDailyHabilitations.ts';

/** Habilitations: their life from the grant to the end. */
export const habilitations = {
  tables: [
    'habilitation',
    'habilitation_suspension',
    'habilitation_plateforme',
    'habilitation_fichier',
    'habilitation_rappel',
    'delegation',
    'formateur_inscrit',
  ],
  shown: {
    delegation: ['niveaux'],
    formateur_inscrit: ['personnes'],
    habilitation: ['niveaux'],
  },
  handlers: (config) => ({ habilitation: habilitationHandlers(config) }),
  scopes: {
    habilitation: async (context, { id }) => mayReadHabilitation(context, Number(id)),
    'habilitation-body': keptByHandler,
    'habilitation-avis': async (context, { id }) => mayReadAvisHabilitation(context, Number(id)),
  },
  objets: {
    habilitation: { table: 'habilitation', libelle: 'numero', caisse: 'entite_caisse_id' },
  },
  evenements: NOTION_HABILITATION.courriels,
  courriels: COURRIELS_HABILITATION,
  readers: readersHabilitation,
  daily: [updateDailyHabilitations],
  personnes: [moves('formateur_inscrit', 'personne_id', ['entite_id', 'dispositif_niveau_id'])],
  answers: () => {
    addFileOwner({ table: 'habilitation_fichier', mayRead: mayReadFileOfHabilitation });
    addSearcher('habilitation', searchHabilitations);
    tellHabilitationsDurcies.answer(tellNiveauDurci);
    addEcheances(...ECHEANCES_HABILITATION);
  },
} as const satisfies Area;
