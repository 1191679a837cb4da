import type { historiqueCommentaire } from '@habilis/api/historique-commentaire/endpoints';
import { isRequester } from '@habilis/domain/role/roleGroup';
import type { Handlers } from '../../platform/Handler.ts';
import { refuse } from '../../platform/Refusal.ts';
import { requireRole } from '../../platform/requireCaller.ts';
import { mayReadDemandeAdministrative } from '../demande-administrative/scope.ts';

/** The history of a request; its requester sees the fund instead of persons, and only what is shared with them. */
export const historiqueCommentaireHandlers: Handlers<typeof historiqueCommentaire> = {
  list: async ({ params, context }) => {
    if (params.type === 'DH' || !(await mayReadDemandeAdministrative(context, params.id))) throw refuse.notFound();
    const isTheirs = isRequester(requireRole(context).role.type);
    let steps = context.db
      .selectFrom('historique_commentaire as pas')
      .leftJoin('personne as auteur', 'auteur.id', 'pas.auteur_id')
      .leftJoin('mrp', 'mrp.id', 'pas.auteur_mrp_id')
      .select([
        'pas.id',
        'pas.action_key',
        'pas.tache',
        'pas.tache_suivante',
        'pas.commentaire',
        'pas.partage',
        'pas.cree_le',
      ])
      .select(['pas.auteur_role_type', 'auteur.nom', 'auteur.prenom', 'mrp.libelle as caisse'])
      .where('pas.demande_type', '=', 'DA')
      .where('pas.demande_id', '=', params.id)
      .orderBy('pas.id', 'desc');
    // Who claims or is assigned a task is the fund's own business.
    if (isTheirs)
      steps = steps.where((eb) =>
        eb.or([eb('pas.partage', '=', true), eb('pas.tache', '<>', eb.ref('pas.tache_suivante'))]),
      );
    const rows = await steps.execute();
    return rows.map((row) => {
      const person = row.nom === null ? null : `${row.prenom} ${row.nom}`;
      const isRequesters = row.auteur_role_type !== null && isRequester(row.auteur_role_type);
      return {
        id: row.id,
        actionKey: row.action_key,
        taskDefinitionKey: row.tache,
        nextTaskDefinitionKey: row.tache_suivante,
        auteurNomPrenom: isTheirs && !isRequesters ? row.caisse : person,
        auteurRoleType: row.auteur_role_type,
        commentaire: isTheirs && !row.partage ? null : row.commentaire,
        creeLe: row.cree_le.toISOString(),
      };
    });
  },
};
