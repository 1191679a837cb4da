import type { historiqueCommentaire } from '@habilis/api/historique-commentaire/endpoints';
import { actionShownTo } from '@habilis/domain/demande-habilitation/actionShownTo';
import { isVisibleStep } from '@habilis/domain/demande/isVisibleStep';
import { isDemandeur } from '@habilis/domain/role/roleGroup';
import { seesAgents } from '@habilis/domain/role/seesAgents';
import type { Handlers } from '../../../platform/Handler.ts';
import { stepsOf } from './stepsOf.ts';

/** The history of a demande; its demandeur sees the caisse instead of persons, and only what is shared. */
export const historiqueCommentaireHandlers: Handlers<typeof historiqueCommentaire> = {
  list: async ({ params, context }) => {
    const { type: reader } = context.caller.role;
    const rows = await stepsOf(context.db, params);
    const visible = rows.filter(({ action_key: action, partage, tache, tache_suivante: suivante }) =>
      isVisibleStep(reader, { action, partage, tache, suivante }),
    );
    return visible.map((row) => {
      const person = row.nom === null ? null : `${row.prenom} ${row.nom}`;
      const acteur = row.acteurNom === null ? null : `${row.acteurPrenom} ${row.acteurNom}`;
      const isDemandeurs = row.auteur_role_type !== null && isDemandeur(row.auteur_role_type);
      const isNamed = seesAgents(reader) || isDemandeurs;
      return {
        id: row.id,
        actionKey: actionShownTo(reader, row.action_key),
        taskDefinitionKey: row.tache,
        nextTaskDefinitionKey: row.tache_suivante,
        auteurNomPrenom: isNamed ? person : row.caisse,
        auteurRoleType: row.auteur_role_type,
        enTantQueParNomPrenom: isNamed ? acteur : null,
        commentaire: seesAgents(reader) || row.partage ? row.commentaire : null,
        dateSeance: row.date_seance,
        creeLe: row.cree_le.toISOString(),
      };
    });
  },
};
