import { roleHome } from '@habilis/api/page/paths';
import type { Acting } from '../../../platform/Acting.ts';
import { sendToRoles } from '../../avertir/courriel/sendToRoles.ts';
import { notifiedRoles } from '../../avertir/role/notifiedRoles.ts';
import { DH_KIND } from './DH_KIND.ts';
import type { DhRow } from './scope.ts';

/** Tells the formateurs whom a submitted demande declares, each once (rules/sessions#formateurs-told; SC42). */
export async function tellFormateurs(acting: Acting, row: DhRow): Promise<void> {
  const { db, now } = acting;
  const told = await db
    .insertInto('formateur_prevenu')
    .columns(['demande_id', 'personne_id', 'prevenu_le'])
    .expression(
      db
        .selectFrom('demande_habilitation_formateur as link')
        .select(['link.demande_id', 'link.personne_id'])
        .select((eb) => eb.cast<Date>(eb.val(now), 'timestamptz').as('prevenu_le'))
        .where('link.demande_id', '=', row.id),
    )
    .onConflict((conflict) => conflict.columns(['demande_id', 'personne_id']).doNothing())
    .returning('personne_id')
    .execute();
  // Whoever declares themselves knows it.
  const ids = told.map(({ personne_id: id }) => id).filter((id) => id !== acting.acteur?.personneId);
  if (ids.length === 0) return;
  const mots = await DH_KIND.motsOf(acting, row);
  const roles = await notifiedRoles(db, now)
    .where('role.type', '=', 'F')
    .where('role.personne_id', 'in', ids)
    .execute();
  await sendToRoles(acting, roles, 'FORMATEUR_DECLARE', (role) => ({
    modele: 'formateur-declare',
    objetId: row.id,
    mots,
    commentaire: null,
    chemin: roleHome(role),
  }));
}
