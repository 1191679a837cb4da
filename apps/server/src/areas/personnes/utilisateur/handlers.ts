import type { utilisateur } from '@habilis/api/utilisateur/endpoints';
import type { Handlers } from '../../../platform/Handler.ts';
import { countWithin } from '../../../platform/auth/throttle.ts';
import { recordConsultation } from '../../../platform/audit/recordConsultation.ts';
import { blockUtilisateur, unblockUtilisateur } from './blockUtilisateur.ts';
import { endRole } from './endRole.ts';
import { mergeIdentites, previewIdentites } from './fusionIdentites.ts';
import { mergeUtilisateurs, previewFusion } from './fusion.ts';
import { createUtilisateur, giveRole, sendActivation } from './giveRole.ts';
import { findEntites, listUtilisateurs } from './listUtilisateurs.ts';
import { readPassation } from './passation.ts';
import { setPerimetre } from './perimetre.ts';
import { readDonnes } from './readDonnes.ts';
import { personneOf, presentUtilisateur } from './readUtilisateur.ts';
import { resetSecondFactor } from './resetSecondFactor.ts';

/** Administration of users over HTTP (rules/rights#users). */
export const utilisateurHandlers: Handlers<typeof utilisateur> = {
  search: ({ query, context }) => listUtilisateurs(context, query),
  entites: ({ query, context }) => findEntites(context, query.recherche),
  get: async ({ params, context }) => {
    const person = await personneOf(context.db, params.habilisId);
    await recordConsultation(context, 'FICHE', [person.id]);
    return presentUtilisateur(context, person);
  },
  passation: ({ params, query, context }) => readPassation(context, params.habilisId, query.roleId ?? null),
  donnes: ({ params, context }) => readDonnes(context, params.habilisId),
  create: ({ body, context }) => createUtilisateur(context, body),
  giveRole: ({ params, body, context }) => giveRole(context, params.habilisId, body),
  endRole: ({ params, body, context }) => endRole(context, params.roleId, body),
  setPerimetre: ({ params, body, context }) => setPerimetre(context, params.roleId, body),
  block: ({ params, body, context }) => blockUtilisateur(context, params.habilisId, body),
  unblock: ({ params, body, context }) => unblockUtilisateur(context, params.habilisId, body),
  sendActivation: async ({ params, context }) => {
    const { db, exchange } = context;
    const { id, email } = await personneOf(db, params.habilisId);
    await countWithin(context, 'courriel', { account: email, address: exchange.address });
    await sendActivation(context, id);
    return undefined;
  },
  resetSecondFactor: ({ params, body, context }) => resetSecondFactor(context, params.habilisId, body),
  fusionPreview: ({ params, context }) => previewFusion(context, params.habilisId, params.autreHabilisId),
  identites: ({ body, context }) => previewIdentites(context, body),
  mergeIdentites: ({ body, context }) => mergeIdentites(context, body),
  merge: ({ params, body, context }) => mergeUtilisateurs(context, params.habilisId, body),
};
