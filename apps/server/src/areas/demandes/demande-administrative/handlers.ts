import type { demandeAdministrative } from '@habilis/api/demande-administrative/endpoints';
import { isSiret } from '@habilis/domain/identifiant/isSiret';
import type { Handlers } from '../../../platform/Handler.ts';
import { inTransaction } from '../../../platform/inTransaction.ts';
import { answerPoint } from '../examen/answerPoint.ts';
import { listComplements } from '../examen/listComplements.ts';
import { startSuite } from '../demande-habilitation/startSuite.ts';
import { countSiret } from './checkSubmission.ts';
import { sujetAdministratif } from './complement.ts';
import { findDemande } from './findDemande.ts';
import { presentDemande } from './presentDemande.ts';
import { removeDemande } from './removeDemande.ts';
import { startDraft } from './startDraft.ts';
import { takeStep } from './takeStep.ts';
import { updateDraft } from './updateDraft.ts';
import { verifySiren } from './verifySiren.ts';

/** The demande administrative over HTTP. */
export const demandeAdministrativeHandlers: Handlers<typeof demandeAdministrative> = {
  start: ({ context }) => startDraft(context, true),
  startWithoutDemandeHabilitation: ({ context }) => startDraft(context, false),
  startRenouvellement: ({ params, context }) => startSuite(context, params.id, 'REN'),
  startAjoutPlateformeFixe: ({ params, context }) => startSuite(context, params.id, 'APF'),
  get: async ({ params, context }) => presentDemande(context, await findDemande(context, params.id)),
  check: ({ params, context }) => verifySiren(context, params.id),
  registre: async ({ params: { siret }, context }) => {
    if (!isSiret(siret)) return { fiche: null };
    // The register is asked in our name.
    await context.db.transaction().execute((trx) => countSiret(inTransaction(context, trx), siret));
    return { fiche: await context.register.ficheOf(siret) };
  },
  complements: ({ params, context }) => listComplements(context, sujetAdministratif(params.id)),
  repondre: ({ params, body, context }) => answerPoint(context, sujetAdministratif(params.id), body),
  update: ({ body, files, context }) => updateDraft(context, body, files),
  submit: async ({ body, files, context }) => {
    // A deletion has a call of its own, because it answers nothing.
    if (body.currentWorkflowTask.selectedActionKey === 'Supprime')
      throw context.refuse.badRequest('demande.action-interdite');
    return takeStep(context, body, files);
  },
  updateByInstructeur: ({ body, files, context }) => updateDraft(context, body, files),
  submitByInstructeur: ({ body, files, context }) => takeStep(context, body, files),
  remove: async ({ params, body, context }) => {
    await removeDemande(context, params.id, body);
    return undefined;
  },
};
