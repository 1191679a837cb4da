import { actsForNetwork, refusalOfPartiePrenante } from '@habilis/domain/role/refusalOfPartiePrenante';
import { isLiveRole } from '../../../platform/auth/isLiveRole.ts';
import type { Context, RoleContext } from '../../../platform/Handler.ts';
import { refuse } from '../../../platform/Refusal.ts';

/** The persons who have a part in an entite: those who hold a role for it, or began its file, and the formateurs that it declared (rules/rights#both-sides). */
export async function partiesPrenantes(
  { db, now }: Pick<Context, 'db' | 'now'>,
  entiteId: number | null,
): Promise<ReadonlySet<number>> {
  if (entiteId === null) return new Set();
  const rows = await db
    .selectFrom('role')
    .select('role.personne_id as id')
    .where('role.type', 'in', ['DM', 'G', 'DL'])
    .where('role.entite_id', '=', entiteId)
    .where(isLiveRole(now))
    .union(
      // Until its file is validated the entite has no role: who began the file holds its place.
      db
        .selectFrom('demande_administrative as da')
        .innerJoin('role', 'role.id', 'da.role_id')
        .select('role.personne_id as id')
        .where('da.entite_id', '=', entiteId)
        .where('da.en_cours', '=', true)
        .where('role.entite_id', 'is', null)
        .where(isLiveRole(now)),
    )
    .union(
      db
        .selectFrom('demande_habilitation as dh')
        .innerJoin('demande_habilitation_formateur as declare', 'declare.demande_id', 'dh.id')
        .select('declare.personne_id as id')
        .where('dh.entite_id', '=', entiteId)
        .where('dh.date_first_soumission', 'is not', null)
        .where('dh.tache', 'not in', ['supprimee', 'abandonnee', 'suppression_apres_refus']),
    )
    .execute();
  return new Set(rows.map(({ id }) => id));
}

async function refusalFor(context: RoleContext, entiteId: number | null, concernes: readonly (number | null)[] = []) {
  const { personneId, role, enTantQuePar } = context.caller;
  if (!actsForNetwork(role.type)) return null;
  const persons = enTantQuePar === null ? [personneId] : [personneId, enTantQuePar.personneId];
  const parties = new Set(await partiesPrenantes(context, entiteId));
  for (const id of concernes) if (id !== null) parties.add(id);
  return refusalOfPartiePrenante(role.type, persons, parties);
}

/** Whether nothing is offered to the caller on what concerns an entite, because they have a part in it (rules/rights#both-sides). */
export const isPartiePrenante = async (context: RoleContext, entiteId: number | null): Promise<boolean> =>
  (await refusalFor(context, entiteId)) !== null;

/** 403 for whoever acts for the network on what concerns an entite in which they have a part, or persons among whom they are (rules/rights#both-sides). */
export async function refusePartiePrenante(
  context: RoleContext,
  entiteId: number | null,
  concernes?: readonly (number | null)[],
): Promise<void> {
  const title = await refusalFor(context, entiteId, concernes);
  if (title !== null) throw refuse.forbidden(title);
}
