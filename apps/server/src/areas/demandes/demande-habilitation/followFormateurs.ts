import { roleHome } from '@habilis/api/page/paths';
import { type Acting, actingOf } from '../../../platform/Acting.ts';
import type { RoleContext } from '../../../platform/Handler.ts';
import { sendToFormateur } from '../../avertir/courriel/sendToFormateur.ts';
import { tellParts } from '../../personnes/partie-prenante/tellParts.ts';
import { heldTasks } from '../../personnes/utilisateur/heldTasks.ts';
import { DH_KIND } from './DH_KIND.ts';
import type { DhRow } from './scope.ts';

/** The formateurs of a submitted demande who were not told of it yet. */
async function newlyDeclared({ db, now }: Acting, row: DhRow): Promise<number[]> {
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
  return told.map(({ personne_id: id }) => id);
}

/** Tells the formateurs whom a submitted demande declares, each once (rules/sessions#formateurs-told; SC42). */
async function tellFormateurs(acting: Acting, row: DhRow, declared: readonly number[]): Promise<void> {
  // Whoever declares themselves knows it.
  const ids = declared.filter((id) => id !== acting.acteur?.personneId);
  if (ids.length === 0) return;
  const mots = await DH_KIND.motsOf(acting, row);
  for (const id of ids)
    await sendToFormateur(acting, id, 'FORMATEUR_DECLARE', (role) => ({
      modele: 'formateur-declare',
      objetId: row.id,
      mots,
      commentaire: null,
      chemin: roleHome(role),
    }));
}

/** What follows from being declared formateur: they are told, give back what they held of the entite for the network, and its caisse is told who is barred (rules/rights#both-sides, rules/sessions#formateurs-told; DH893). */
export async function followFormateurs(context: RoleContext, row: DhRow): Promise<void> {
  const acting = actingOf(context);
  const declared = await newlyDeclared(acting, row);
  await tellFormateurs(acting, row, declared);
  for (const id of declared) {
    await heldTasks.ask().release(context, id);
    await tellParts.ask()(context, id, row.entite_id ?? undefined);
  }
}
