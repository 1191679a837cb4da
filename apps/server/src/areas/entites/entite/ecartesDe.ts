import type { EntiteDetail } from '@habilis/api/entite/Entite';
import { actsForNetwork } from '@habilis/domain/role/refusalOfPartiePrenante';
import { isLiveRole } from '../../../platform/auth/isLiveRole.ts';
import type { Context } from '../../../platform/Handler.ts';
import { partiesPrenantes } from '../../personnes/partie-prenante/partiesPrenantes.ts';

/** Who could act for the network on an entite and may not, because they have a part in it, by name (rules/rights#both-sides; DH895). */
export async function ecartesDe(
  context: Context,
  { id, caisse_id: caisseId }: { readonly id: number; readonly caisse_id: number | null },
): Promise<EntiteDetail['ecartes']> {
  const parties = await partiesPrenantes(context, id);
  if (parties.size === 0) return [];
  const rows = await context.db
    .selectFrom('role')
    .innerJoin('personne', 'personne.id', 'role.personne_id')
    .select(['role.personne_id', 'role.type', 'role.mrp_id', 'personne.habilis_id', 'personne.nom', 'personne.prenom'])
    .where('role.personne_id', 'in', [...parties.keys()])
    .where(isLiveRole(context.now))
    .orderBy('personne.nom_tri')
    .orderBy('role.id')
    .execute();
  const byPerson = new Map<number, EntiteDetail['ecartes'][number]>();
  for (const { personne_id: personneId, type, mrp_id: mrpId, habilis_id: habilisId, nom, prenom } of rows) {
    const part = parties.get(personneId);
    if (part === undefined || !actsForNetwork(type) || (mrpId !== null && mrpId !== caisseId)) continue;
    const known = byPerson.get(personneId) ?? { habilisId, nomPrenom: `${prenom} ${nom}`, roles: [], part };
    byPerson.set(personneId, { ...known, roles: [...new Set([...known.roles, type])] });
  }
  return [...byPerson.values()];
}
