import { isOneOf } from '../../../platform/isOneOf.ts';
import type { RoleContext } from '../../../platform/Handler.ts';

/** Why the domain refuses a deletion: the workflows ask nothing but a comment for one. */
const OF_REMOVAL = ['demande.action-interdite', 'demande.commentaire-requis'] as const;

/** 400 for a deletion that the domain has refused. */
export function refuseRemoval(context: RoleContext<(typeof OF_REMOVAL)[number]>, reason: string): never {
  if (!isOneOf(OF_REMOVAL, reason)) throw new Error(`une suppression a été refusée par « ${reason} »`);
  const errors = reason === 'demande.commentaire-requis' ? [{ path: 'commentaire', title: reason }] : undefined;
  throw context.refuse.badRequest(reason, errors);
}
