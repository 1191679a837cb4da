import { createHmac, timingSafeEqual } from 'node:crypto';
import { SUJETS_DESABONNEMENT, type SujetDesabonnement } from '@habilis/domain/notification/desabonnement';

const SHAPE = /^([1-9]\d{0,8})-([A-Z_]{1,40})-([\w-]{43})$/;

/** The role and the subject that a link stops. */
export type LienDesabonnement = { readonly roleId: number; readonly sujet: SujetDesabonnement };

/** The signed text of a link that stops a subject for a role; only who holds the secret can make it, and it serves as long as the secret is the same. */
export function desabonnementKey(secret: Uint8Array, { roleId, sujet }: LienDesabonnement): string {
  const seal = createHmac('sha256', secret).update(`desabonnement:${roleId}:${sujet}`).digest('base64url');
  return `${roleId}-${sujet}-${seal}`;
}

/** What a link stops; null when it was not signed with this secret. */
export function readDesabonnementKey(secret: Uint8Array, text: string): LienDesabonnement | null {
  const [, id, named] = SHAPE.exec(text) ?? [];
  const sujet = SUJETS_DESABONNEMENT.find((one) => one === named);
  if (id === undefined || sujet === undefined) return null;
  const link = { roleId: Number(id), sujet };
  return timingSafeEqual(Buffer.from(desabonnementKey(secret, link)), Buffer.from(text)) ? link : null;
}
