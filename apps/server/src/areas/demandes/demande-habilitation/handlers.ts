import type { demandeHabilitation } from '@habilis/api/demande-habilitation/endpoints';
import type { Handlers } from '../../../platform/Handler.ts';
import { draftAvis, listAvis } from './avis.ts';
import { gotoTask, listReachableTasks } from './gotoTask.ts';
import { presentDemande } from './presentDemande.ts';
import { removeDemande } from './removeDemande.ts';
import { findDemande } from './scope.ts';
import { startInitiale } from './startInitiale.ts';
import { takeStep } from './takeStep.ts';
import { updateDraft } from './updateDraft.ts';

/** The demande d'habilitation over HTTP: all saves do the same, and so do all submits, each by its own call (rules/demandes#steps). */
export const demandeHabilitationHandlers: Omit<Handlers<typeof demandeHabilitation>, 'currentList'> = {
  start: ({ query, context }) => startInitiale(context, query.dispositifNiveauId ?? null),
  get: async ({ params, context }) => presentDemande(context, await findDemande(context, params.id)),
  update: ({ context, ...write }) => updateDraft(context, write),
  submit: ({ context, ...write }) => takeStep(context, write),
  updateAction: ({ context, ...write }) => updateDraft(context, write),
  submitAction: ({ context, ...write }) => takeStep(context, write),
  submitActionAssigned: ({ context, ...write }) => takeStep(context, write),
  updateAvis: ({ context, ...write }) => updateDraft(context, write),
  submitAvis: ({ context, ...write }) => takeStep(context, write),
  updateDateCnh: ({ context, ...write }) => updateDraft(context, write),
  submitDateCnh: ({ context, ...write }) => takeStep(context, write),
  updateDecision: ({ context, ...write }) => updateDraft(context, write),
  submitDecision: ({ context, ...write }) => takeStep(context, write),
  remove: async ({ params, body, context }) => {
    await removeDemande(context, params.id, body);
    return undefined;
  },
  avis: async ({ params, context }) => listAvis(context, (await findDemande(context, params.id, 'read-avis')).id),
  avisDraft: async ({ params, context }) =>
    (await draftAvis(context, await findDemande(context, params.id))) ?? { type: null, texte: null },
  wfTaskDefKeys: ({ params, context }) => listReachableTasks(context, params.id),
  wfGotoTask: async ({ body, context }) => {
    await gotoTask(context, body);
    return undefined;
  },
};
