import { offerPath } from '@habilis/api/page/paths';
import type { RoleMembre } from '@habilis/domain/utilisateur/refusalOfFinMembre';
import { debutDesOffres, finOffre } from '@habilis/domain/utilisateur/offre';
import { formatDate } from '@habilis/i18n/format';
import { sql } from 'kysely';
import type { RoleContext } from '../../../platform/Handler.ts';
import { todayAt } from '../../../platform/today.ts';
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
        // Of an offer that ran out nothing is left but the new one.
        habilitation_ids: sql<number[]>`case when invitation.invite_le > ${new Date(debutDesOffres(now))}
          then array(select distinct unnest(invitation.habilitation_ids || excluded.habilitation_ids))
          else excluded.habilitation_ids end`,
      }),
    )
    .execute();
  const detail = { roleType: type, mrpId: null, entiteId: entite.id, objet: entite.raisonSociale };
  await context.audit({ action: 'role-propose', objetType: 'personne', objetId: personneId, detail });
  const fin = formatDate(todayAt(new Date(finOffre(now))));
  const mots = { role: type, objet: entite.raisonSociale, nom: caller.nomPrenom, fin };
  await sendAccountMail(context, { modele: 'role-propose', personneId, chemin: offerPath, mots });
}
