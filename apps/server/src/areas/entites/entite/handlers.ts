import type { entite } from '@habilis/api/entite/endpoints';
import { LARGEST_PAGE } from '@habilis/api/wire/List';
import type { Config } from '../../../config.ts';
import type { Handlers } from '../../../platform/Handler.ts';
import { textsOf } from '../../../platform/textsOf.ts';
import { listDemandes } from '../../demandes/demande/listDemandes.ts';
import { isOfEntite } from '../../demandes/demande/todoConditions.ts';
import { createEntite } from './createEntite.ts';
import { exportEntites } from './exportEntites.ts';
import { listHabilitationsActives } from './listHabilitationsActives.ts';
import { answerInvitation, listInvitations, withdrawInvitation } from './invitations.ts';
import { endMembre, inviteMembre, listMembres } from './membres.ts';
import { readEntite } from './readEntite.ts';
import { listEntites, searchEntites } from './searchEntites.ts';
import { setCaisse } from './setCaisse.ts';
import { setDateFinActivite } from './setDateFinActivite.ts';
import { verifyNow } from './verifyEntite.ts';

/** The entites over HTTP. */
export function entiteHandlers(config: Pick<Config, 'textsFolder'>): Handlers<typeof entite> {
  const texts = textsOf(config, ['entites']);
  return {
    list: ({ query, context }) => listEntites(context, query.recherche),
    get: ({ params, context }) => readEntite(context, params.id),
    membres: ({ params, context }) => listMembres(context, params.id),
    inviter: ({ params, body, context }) => inviteMembre(context, params.id, body),
    retirerInvitation: ({ params, context }) => withdrawInvitation(context, params.id, params.invitationId),
    invitations: ({ context }) => listInvitations(context),
    repondre: async ({ params, body, context }) => {
      await answerInvitation(context, params.invitationId, body);
      return undefined;
    },
    finMembre: ({ params, context }) => endMembre(context, params.id, params.roleId),
    habilitationsActives: ({ params, context }) => listHabilitationsActives(context, params.id),
    caisse: async ({ params, context }) => (await readEntite(context, params.id)).caisseInstructrice,
    demandes: async ({ params, context }) => {
      const page = { page: 1, taille: LARGEST_PAGE, tri: 'dateLastSoumission', ordre: 'desc' } as const;
      const { elements } = await listDemandes(context, [isOfEntite(params.id)], page);
      return elements;
    },
    search: ({ body, context }) => searchEntites(context, body),
    export: ({ query, context }) => exportEntites(context, texts, query),
    create: ({ body, files, context }) => createEntite(context, body, files),
    setDateFinActivite: ({ body, context }) => setDateFinActivite(context, body),
    setCaisse: ({ body, context }) => setCaisse(context, body),
    verify: { transactions: 'own', handle: ({ params, context }) => verifyNow(context, params.id) },
  };
}
