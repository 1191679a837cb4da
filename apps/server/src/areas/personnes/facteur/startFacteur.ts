import type { ApplicationProposee, CleProposee } from '@habilis/api/facteur/Facteur';
import type { Config } from '../../../config.ts';
import { challengeOf, makeDefi } from '../../../platform/auth/defi.ts';
import { creationOptionsOf } from '../../../platform/auth/passkeys.ts';
import { newSecret, uriOf } from '../../../platform/auth/totp.ts';
import type { AccountContext } from '../../../platform/Handler.ts';
import { provePassword } from '../personne/provePassword.ts';
import { readFacteurs } from '../personne/readFacteurs.ts';

/** Begins to add an application of codes; nothing is stored before its first code. */
export async function startApplication(
  context: AccountContext<'compte.mot-de-passe-actuel-incorrect' | 'trop-de-tentatives'>,
  config: Config,
  password: string,
): Promise<ApplicationProposee> {
  const { personneId, habilisId } = context.caller;
  await provePassword(context, password, 'password');
  const secret = newSecret();
  const { now, settings } = context;
  const { text } = await makeDefi(config, { usage: 'application', personneId }, { now, settings, secret });
  return { defi: text, secret, uri: uriOf(secret, habilisId) };
}

/** Begins to add a key or a device; nothing is stored before it answers. */
export async function startCle(
  context: AccountContext<'compte.mot-de-passe-actuel-incorrect' | 'trop-de-tentatives'>,
  config: Config,
  password: string,
): Promise<CleProposee> {
  const { db, now, settings } = context;
  const caller = context.caller;
  const { personneId } = caller;
  await provePassword(context, password, 'password');
  const { text, defi } = await makeDefi(config, { usage: 'cle', personneId }, { now, settings });
  const held = await readFacteurs(db, personneId);
  const known = held.flatMap(({ cle_id: id }) => (id === null ? [] : [id]));
  const minutes = settings.validiteDefiConnexionMinutes;
  return { defi: text, options: creationOptionsOf(config, caller, { challenge: challengeOf(defi), known, minutes }) };
}
