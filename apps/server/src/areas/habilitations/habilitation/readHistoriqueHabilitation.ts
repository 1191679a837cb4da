import { EvenementHabilitation } from '@habilis/api/habilitation/Habilitation';
import { VIE_HABILITATION } from '@habilis/domain/habilitation/TYPES_EVENEMENT_HAB';
import { seesAgents } from '@habilis/domain/role/seesAgents';
import * as z from 'zod/mini';
import { latestEntries } from '../../../platform/audit/latestEntries.ts';
import type { RoleContext } from '../../../platform/Handler.ts';

const LATEST = 200;
const { debut, fin, objet, motif, commentaire } = EvenementHabilitation.shape;
const Detail = z.object({
  debut: z.optional(debut),
  fin: z.optional(fin),
  objet: z.optional(objet),
  motif: z.optional(motif),
  commentaire: z.optional(commentaire),
});

/** The history of a habilitation, the latest first; the entite sees the acts, not the agents (rules/demandes#steps). */
export async function readHistoriqueHabilitation(context: RoleContext, id: number): Promise<EvenementHabilitation[]> {
  const { role } = context.caller;
  const entries = await latestEntries(context.db, {
    type: 'habilitation',
    id,
    actions: VIE_HABILITATION,
    limit: LATEST,
  });
  const areAgentsShown = seesAgents(role.type) && role.type !== 'DL';
  return entries.map((entry) => {
    const detail = z.safeParse(Detail, entry.detail).data ?? {};
    return {
      id: entry.id,
      action: z.parse(EvenementHabilitation.shape.action, entry.action),
      faitLe: entry.faitLe,
      auteur: areAgentsShown ? entry.auteur : null,
      debut: detail.debut ?? null,
      fin: detail.fin ?? null,
      objet: detail.objet ?? null,
      motif: detail.motif ?? null,
      commentaire: detail.commentaire ?? null,
    };
  });
}
