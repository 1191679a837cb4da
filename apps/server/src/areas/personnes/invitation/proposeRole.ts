import { pathTo } from '@habilis/api/page/paths';
import type { RoleMembre } from '@habilis/domain/utilisateur/refusalOfFinMembre';
import { sql } from 'kysely';
import type { RoleContext } from '../../../platform/Handler.ts';
import { sendAccountMail } from '../personne/sendAccountMail.ts';

/** Offers somebody a role for an entite, which they do not hold before they accept it (rules/rights#both-sides; U742); asked again, the mail goes again. */
export async function proposeRole(
  context: RoleContext,
  personneId: number,
  {
    type,
    entite,
    habilitationIds = [],
  }: {
    readonly type: RoleMembre;
    readonly entite: { readonly id: number; readonly raisonSociale: string };
    /** What is delegated to them once they accept. */
    readonly habilitationIds?: number[];
  },
): Promise<void> {
  const { db, now, caller } = context;
  const row = {
    personne_id: personneId,
    entite_id: entite.id,
    type,
    habilitation_ids: habilitationIds,
    invite_par: caller.personneId,
    invite_le: now,
  };
  await db
    .insertInto('invitation')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['personne_id', 'entite_id', 'type']).doUpdateSet({
        invite_par: caller.personneId,
        invite_le: now,
        habilitation_ids: sql<
          number[]
        >`array(select distinct unnest(invitation.habilitation_ids || excluded.habilitation_ids))`,
      }),
    )
    .execute();
  const detail = { roleType: type, mrpId: null, entiteId: entite.id, objet: entite.raisonSociale };
  await context.audit({ action: 'role-propose', objetType: 'personne', objetId: personneId, detail });
  const mots = { role: type, objet: entite.raisonSociale, nom: caller.nomPrenom };
  await sendAccountMail(context, { modele: 'role-propose', personneId, chemin: pathTo('bienvenue'), mots });
}
