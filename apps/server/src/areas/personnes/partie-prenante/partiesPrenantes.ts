import { PARTS_ENTITE, type PartPrise } from '@habilis/domain/role/PARTS_ENTITE';
import { actsForNetwork, refusalOfPartiePrenante } from '@habilis/domain/role/refusalOfPartiePrenante';
import { sql } from 'kysely';
import { isLiveRole } from '../../../platform/auth/isLiveRole.ts';
import type { Context, RoleContext } from '../../../platform/Handler.ts';
import { refuse } from '../../../platform/Refusal.ts';

/** The persons who have a part in an entite, each with the nearest: those who hold a role for it, or began its file, and the formateurs that it declared or inscribed (rules/rights#both-sides). */
export async function partiesPrenantes(
  { db, now }: Pick<Context, 'db' | 'now'>,
  entiteId: number | null,
): Promise<ReadonlyMap<number, PartPrise>> {
  if (entiteId === null) return new Map();
  const rows = await db
    .selectFrom('role')
    .select(['role.personne_id as id', sql<PartPrise>`role.type::text`.as('part')])
    .where('role.type', 'in', ['DM', 'G', 'DL'])
    .where('role.entite_id', '=', entiteId)
    .where(isLiveRole(now))
    .union(
      // Until its file is validated the entite has no role: who began the file holds its place.
      db
        .selectFrom('demande_administrative as da')
        .innerJoin('role', 'role.id', 'da.role_id')
        .select(['role.personne_id as id', sql<PartPrise>`'dossier'`.as('part')])
        .where('da.entite_id', '=', entiteId)
        .where('da.en_cours', '=', true)
        .where('role.entite_id', 'is', null)
        .where(isLiveRole(now)),
    )
    .union(
      db
        .selectFrom('demande_habilitation as dh')
        .innerJoin('demande_habilitation_formateur as declare', 'declare.demande_id', 'dh.id')
        .select(['declare.personne_id as id', sql<PartPrise>`'formateur'`.as('part')])
        .where('dh.entite_id', '=', entiteId)
        .where('dh.date_first_soumission', 'is not', null)
        .where('dh.tache', 'not in', ['supprimee', 'abandonnee', 'suppression_apres_refus']),
    )
    .union(
      db
        .selectFrom('formateur_inscrit')
        .select(['personne_id as id', sql<PartPrise>`'formateur'`.as('part')])
        .where('entite_id', '=', entiteId),
    )
    .execute();
  const nearestLast = rows.toSorted((a, b) => PARTS_ENTITE.indexOf(b.part) - PARTS_ENTITE.indexOf(a.part));
  return new Map(nearestLast.map(({ id, part }) => [id, part]));
}

/** The caller, and whoever acts in their name. */
export const personsOf = ({ personneId, enTantQuePar }: RoleContext['caller']) =>
  enTantQuePar === null ? [personneId] : [personneId, enTantQuePar.personneId];

/** Whether the caller acts for the network on one of these persons: on themselves, or on whoever acts in their name. */
export const actsOnSelf = ({ caller }: RoleContext, ids: readonly (number | null)[]): boolean =>
  actsForNetwork(caller.role.type) && personsOf(caller).some((id) => ids.includes(id));

/** By what the caller has a part in an entite, or in what the formateurs among whom they are lead, so that nothing that concerns it is offered to them; null when they may act (rules/rights#both-sides). */
export async function partPriseOf(
  context: RoleContext,
  entiteId: number | null,
  formateurs: readonly (number | null)[] = [],
): Promise<PartPrise | null> {
  const { caller } = context;
  if (!actsForNetwork(caller.role.type)) return null;
  const parties = await partiesPrenantes(context, entiteId);
  const held = personsOf(caller).flatMap((id) => parties.get(id) ?? (formateurs.includes(id) ? 'formateur' : []));
  return PARTS_ENTITE.find((part) => held.includes(part)) ?? null;
}

/** 403 for whoever acts for the network on what concerns an entite in which they have a part, or persons among whom they are (rules/rights#both-sides). */
export async function refusePartiePrenante(
  context: RoleContext,
  entiteId: number | null,
  concernes: readonly (number | null)[] = [],
): Promise<void> {
  const { caller } = context;
  if (!actsForNetwork(caller.role.type)) return;
  const parties = new Set<number | null>([...(await partiesPrenantes(context, entiteId)).keys(), ...concernes]);
  const title = refusalOfPartiePrenante(caller.role.type, personsOf(caller), parties);
  if (title !== null) throw refuse.forbidden(title);
}
