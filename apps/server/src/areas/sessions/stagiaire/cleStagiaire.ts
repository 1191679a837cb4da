import type { IdentiteStagiaire } from '@habilis/domain/stagiaire/LigneStagiaire';
import type { Config } from '../../../config.ts';
import { seal, unseal } from '../../../platform/auth/sealed.ts';
import type { RoleContext } from '../../../platform/Handler.ts';

/** Who a key names: somebody known as a stagiaire, or a person with an account who is none yet. */
export type Connu = { readonly stagiaireId: number } | { readonly personneId: number };
/** What was typed of somebody chosen among masked ones. */
export type Saisi = Pick<IdentiteStagiaire, 'nom' | 'prenom' | 'dateNaissance'>;
/** Who a key names, and what was typed when they were proposed masked; undefined when they were certain. */
export type Nomme = { readonly connu: Connu; readonly saisi?: Saisi };
type Held = Nomme & { readonly sessionId: number; readonly roleId: number };

const sealedFor = ({ caller }: RoleContext) => ({ usage: 'stagiaire', personneId: caller.personneId }) as const;

/** A key that names somebody in one session and for its caller alone: it tells nothing, and nobody else can use it (SC23). */
export const cleOf = (config: Config, context: RoleContext, sessionId: number, nomme: Nomme): Promise<string> =>
  seal(config, sealedFor(context), { sessionId, roleId: context.caller.role.id, ...nomme } satisfies Held);

/** Who a key names in a session, undefined for any other key. */
export async function nommeOf(
  config: Config,
  context: RoleContext,
  sessionId: number,
  cle: string,
): Promise<Nomme | undefined> {
  const held = (await unseal(config, sealedFor(context), cle))?.value as Held | undefined;
  const isOurs = held?.sessionId === sessionId && held.roleId === context.caller.role.id;
  return isOurs ? held : undefined;
}
