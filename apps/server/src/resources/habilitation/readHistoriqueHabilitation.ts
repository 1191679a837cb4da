import { EVENEMENTS_HABILITATION, EvenementHabilitation } from '@habilis/api/habilitation/Habilitation';
import { seesAgents } from '@habilis/domain/role/seesAgents';
import * as z from 'zod/mini';
import type { Context } from '../../platform/Handler.ts';
import { requireRole } from '../../platform/requireCaller.ts';

const LATEST = 200;
const { debut, fin, objet, motif, commentaire } = EvenementHabilitation.shape;
const Detail = z.object({
  debut: z.optional(debut),
  fin: z.optional(fin),
  objet: z.optional(objet),
  motif: z.optional(motif),
  commentaire: z.optional(commentaire),
});

/** What has happened to an accreditation, the latest first; the entity sees the acts and not the agents (domain, C.1). */
export async function readHistoriqueHabilitation(context: Context, id: number): Promise<EvenementHabilitation[]> {
  const { role } = requireRole(context);
  const rows = await context.db
    .selectFrom('audit')
    .leftJoin('personne as auteur', 'auteur.id', 'audit.personne_id')
    .select(['audit.id', 'audit.action', 'audit.fait_le', 'audit.detail', 'auteur.nom', 'auteur.prenom'])
    .where('audit.objet_type', '=', 'habilitation')
    .where('audit.objet_id', '=', id)
    .where('audit.action', 'in', EVENEMENTS_HABILITATION)
    .orderBy('audit.id', 'desc')
    .limit(LATEST)
    .execute();
  return rows.map((row) => {
    const detail = z.safeParse(Detail, row.detail).data ?? {};
    const isNamed = seesAgents(role.type) && role.type !== 'DL' && row.nom !== null && row.prenom !== null;
    return {
      id: row.id,
      action: z.parse(EvenementHabilitation.shape.action, row.action),
      faitLe: row.fait_le.toISOString(),
      auteur: isNamed ? `${row.prenom} ${row.nom}` : null,
      debut: detail.debut ?? null,
      fin: detail.fin ?? null,
      objet: detail.objet ?? null,
      motif: detail.motif ?? null,
      commentaire: detail.commentaire ?? null,
    };
  });
}
