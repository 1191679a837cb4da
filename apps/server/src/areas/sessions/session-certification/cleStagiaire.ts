import type { Config } from '../../../config.ts';
import { seal, unseal } from '../../../platform/auth/sealed.ts';
import type { RoleContext } from '../../../platform/Handler.ts';

/** Who a key names: somebody known as a stagiaire, or a person with an account who is none yet. */
export type Connu = { readonly stagiaireId: number } | { readonly personneId: number };
type Held = { readonly sessionId: number; readonly roleId: number; readonly connu: Connu };

const sealedFor = ({ caller }: RoleContext) => ({ usage: 'stagiaire', personneId: caller.personneId }) as const;

/** A key that names somebody in one session and for its caller alone: it tells nothing, and nobody else can use it (SC23). */
export const cleOf = (config: Config, context: RoleContext, sessionId: number, connu: Connu): Promise<string> =>
  seal(config, sealedFor(context), { sessionId, roleId: context.caller.role.id, connu } satisfies Held);

/** Who a key names in a session, undefined for any other key. */
export async function connuOf(
  config: Config,
  context: RoleContext,
  sessionId: number,
  cle: string,
): Promise<Connu | undefined> {
  const held = (await unseal(config, sealedFor(context), cle))?.value as Held | undefined;
  const isOurs = held?.sessionId === sessionId && held.roleId === context.caller.role.id;
  return isOurs ? held.connu : undefined;
}
