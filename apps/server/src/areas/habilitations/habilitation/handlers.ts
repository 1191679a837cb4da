import type { habilitation } from '@habilis/api/habilitation/endpoints';
import type { Config } from '../../../config.ts';
import type { Handlers } from '../../../platform/Handler.ts';
import { textsOf } from '../../../platform/textsOf.ts';
import { confirmSuspension } from './confirmSuspension.ts';
import { createHabilitation } from './createHabilitation.ts';
import { addDelegataire, listDelegataires, listDelegatairesPossibles, removeDelegataire } from './delegations.ts';
import { changeDateFin, liftReserve } from './endHabilitation.ts';
import { exportHabilitations, exportPlateformes } from './exports.ts';
import { addFormateur, removeFormateur } from './formateursInscrits.ts';
import { listARenouveler } from './listARenouveler.ts';
import { listAvisHabilitation } from './listAvisHabilitation.ts';
import { listHabilitations } from './listHabilitations.ts';
import { readDependances } from './readDependances.ts';
import { setRappel } from './setRappel.ts';
import { readHabilitation } from './readHabilitation.ts';
import { readHistoriqueHabilitation } from './readHistoriqueHabilitation.ts';
import { removeHabilitation, removePlateforme } from './removeHabilitation.ts';
import { suspendHabilitation } from './suspendHabilitation.ts';

/** The habilitations over HTTP. */
export function habilitationHandlers(config: Pick<Config, 'textsFolder'>): Handlers<typeof habilitation> {
  const texts = textsOf(config, ['entites', 'habilitations', 'listes']);
  return {
    list: ({ query, context }) => listHabilitations(context, query),
    export: ({ query, context }) => exportHabilitations(context, texts, query),
    aRenouveler: ({ context }) => listARenouveler(context),
    get: ({ params, context }) => readHabilitation(context, params.id),
    dependances: ({ params, context }) => readDependances(context, params.id),
    historique: ({ params, context }) => readHistoriqueHabilitation(context, params.id),
    delegataires: ({ params, context }) => listDelegataires(context, params.id),
    delegatairesPossibles: ({ params, context }) => listDelegatairesPossibles(context, params.id),
    addDelegataire: ({ params, body, context }) => addDelegataire(context, params.id, body),
    removeDelegataire: ({ params, body, context }) =>
      removeDelegataire(context, params.id, { roleId: params.roleId, version: body.version }),
    addFormateur: ({ params, body, context }) => addFormateur(context, params.id, body),
    removeFormateur: async ({ params, context }) => {
      await removeFormateur(context, params.id, params.habilisId);
      return undefined;
    },
    fichierPlateformes: ({ params, context }) => exportPlateformes(context, texts, params.id),
    setDateFin: ({ body, context }) => changeDateFin(context, body),
    setSuspension: ({ body, context }) => suspendHabilitation(context, body),
    confirmerSuspension: ({ body, context }) => confirmSuspension(context, body),
    setRappel: ({ body, context }) => setRappel(context, body),
    leverReserve: ({ body, context }) => liftReserve(context, body),
    create: ({ body, files, context }) => createHabilitation(context, body, files),
    remove: async ({ params, body, context }) => {
      await removeHabilitation(context, params.id, body);
      return undefined;
    },
    removePlateforme: async ({ params, body, context }) => {
      await removePlateforme(context, params.id, params.platformId, body);
      return undefined;
    },
    avis: ({ params, context }) => listAvisHabilitation(context, params.id),
  };
}
