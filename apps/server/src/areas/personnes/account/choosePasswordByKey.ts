import { acceptationFaults } from '@habilis/domain/compte/motDePasseFaults';
import { pathTo } from '@habilis/api/page/paths';
import type { PasswordChoice } from '@habilis/api/account/Registration';
import { RGPD_VERSION } from '@habilis/domain/compte/RGPD_VERSION';
import { claimAccountKey, endKeys, type KeyTitle, readKey, spendKey } from '../../../platform/auth/accountKeys.ts';
import { lockPersonne } from '../../../platform/auth/lockPersonne.ts';
import { accountKeyOf, forgetFailures } from '../../../platform/auth/throttle.ts';
import { revokeSessions } from '../../../platform/auth/tokens.ts';
import type { Context } from '../../../platform/Handler.ts';
import { refuse } from '../../../platform/Refusal.ts';
import { gestionnaires } from '../utilisateur/gestionnaires.ts';
import { hashOfChoice } from './choosePassword.ts';
import { sendAccountMail } from '../personne/sendAccountMail.ts';

type Usage = 'activation' | 'reinitialisation';

/** Whether the holder of a key has accepted the current terms (W5). */
export async function checkKey(
  context: Context<KeyTitle>,
  secret: Uint8Array,
  text: string,
  usage: Usage,
): Promise<{ acceptationRGPD: boolean }> {
  const { personneId } = await readKey(context, secret, text, usage);
  const { rgpd_version: version } = await context.db
    .selectFrom('personne')
    .select('rgpd_version')
    .where('id', '=', personneId)
    .executeTakeFirstOrThrow();
  return { acceptationRGPD: version === RGPD_VERSION };
}

/** A person who only registered starts as a demandeur without entite (rules/wire#register). */
async function giveFirstRole({ db }: Context, personneId: number): Promise<void> {
  const role = await db.selectFrom('role').select('id').where('personne_id', '=', personneId).executeTakeFirst();
  if (role !== undefined) return;
  await db.insertInto('role').values({ personne_id: personneId, type: 'DM', fin_le: null }).execute();
}

/** Sets a password with the key of a mail: activates the account, ends all sessions and all other keys, accepts the terms, and tells whose account it is (CO10, D6). It signs nobody in: a sign-in does (CO890). */
export async function choosePasswordByKey(
  context: Context<KeyTitle>,
  secret: Uint8Array,
  { key: text, password, acceptationRGPD }: PasswordChoice,
  usage: Usage,
): Promise<{ habilisId: string }> {
  const { db, now } = context;
  const key = await claimAccountKey(context, secret, text, usage);
  const { personneId } = key;
  const faults = acceptationFaults(acceptationRGPD);
  if (faults.length > 0) throw refuse.badRequest('donnees-invalides', faults);
  const motDePasse = await hashOfChoice(db, personneId, password, 'password');
  const before = await lockPersonne(db, personneId);
  // A blocked account stays blocked, even with a valid key.
  const etat = before.etat === 'bloquee' ? 'bloquee' : 'active';
  const accepted = before.rgpd_version === RGPD_VERSION ? {} : { rgpd_version: RGPD_VERSION, rgpd_le: now };
  // Whoever accepted the terms before a first password asked for the account, and has just given the own name.
  const isOwnAsking = usage === 'activation' && before.rgpd_version !== null;
  const identity = isOwnAsking ? { donnees_validees: true } : {};
  await db
    .updateTable('personne')
    .set({ mot_de_passe: motDePasse, etat, ...accepted, ...identity })
    .where('id', '=', personneId)
    .execute();
  await spendKey(db, key, now);
  await endKeys(db, personneId, {}, now);
  await revokeSessions(db, personneId, {}, now);
  await forgetFailures(db, { cle: accountKeyOf(before.habilis_id) });
  if (etat === 'active') await giveFirstRole(context, personneId);
  await gestionnaires.ask().follow(context, personneId);
  const detail = { appareil: context.exchange.appareil };
  const action = usage === 'activation' ? 'activation' : 'mot-de-passe-reinitialise';
  await context.audit({ action, objetType: 'personne', objetId: personneId, detail });
  if (usage === 'reinitialisation') {
    await sendAccountMail(context, { modele: 'mot-de-passe-change', personneId, chemin: pathTo('motDePasseOublie') });
  }
  return { habilisId: before.habilis_id };
}
