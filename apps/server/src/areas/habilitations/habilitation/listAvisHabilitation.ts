import type { Avis } from '@habilis/api/avis/Avis';
import { readsAvis } from '@habilis/domain/avis/readsAvis';
import { isAdmin } from '@habilis/domain/role/roleGroup';
import { scopeOf } from '@habilis/domain/role/scopeOf';
import type { Context, RoleContext } from '../../../platform/Handler.ts';
import { mayReadHabilitation } from './scope.ts';

/** The frozen avis on the demandes that gave or extended a habilitation. */
const avisRows = ({ db }: Context, habilitationId: number) =>
  db
    .selectFrom('avis')
    .innerJoin('demande_habilitation as demande', 'demande.id', 'avis.demande_id')
    .innerJoin('personne', 'personne.id', 'avis.personne_id')
    .where('demande.habilitation_id', '=', habilitationId)
    .where('avis.rendu_le', 'is not', null)
    .orderBy('avis.rendu_le', 'desc')
    .orderBy('avis.id', 'desc');

/** Whether the caller may read avis on a habilitation: it is in their scope, or they gave one (rules/demandes#avis, rules/rights#matrix). */
export async function mayReadAvisHabilitation(context: RoleContext, id: number): Promise<boolean> {
  const { personneId, role } = context.caller;
  if (scopeOf(role.type, 'read-avis') !== 'assigned') return mayReadHabilitation(context, id);
  const own = await avisRows(context, id)
    .select('avis.id')
    .where('avis.personne_id', '=', personneId)
    .executeTakeFirst();
  return own !== undefined;
}

/** The avis that the caller may read: all, or those of the instruction that a caisse validates, or their own; an administrator's reading is recorded (rules/demandes#avis). */
export async function listAvisHabilitation(context: RoleContext, id: number): Promise<Avis[]> {
  const { personneId, role } = context.caller;
  const rows = await avisRows(context, id)
    .select(['avis.id', 'avis.type', 'avis.texte', 'avis.tache', 'avis.role_type', 'avis.rendu_le'])
    .select(['avis.personne_id', 'personne.nom', 'personne.prenom'])
    .execute();
  if (isAdmin(role.type)) await context.audit({ action: 'avis-consultes', objetType: 'habilitation', objetId: id });
  const isRead = (row: (typeof rows)[number]) =>
    readsAvis({ role: role.type, personneId }, { tache: row.tache, personneId: row.personne_id });
  return rows.filter(isRead).flatMap(({ type, rendu_le: renduLe, ...row }) =>
    type === null || renduLe === null
      ? []
      : [
          {
            id: row.id,
            type,
            texte: row.texte,
            taskDefinitionKey: row.tache,
            auteurNomPrenom: `${row.prenom} ${row.nom}`,
            auteurRoleType: row.role_type,
            renduLe: renduLe.toISOString(),
          },
        ],
  );
}
