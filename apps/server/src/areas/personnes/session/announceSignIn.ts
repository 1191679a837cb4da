import { pathTo } from '@habilis/api/page/paths';
import { formatInstantDate, formatTime } from '@habilis/i18n/format';
import type { Config } from '../../../config.ts';
import { countRecoveryCodes } from '../../../platform/auth/recoveryCodes.ts';
import { rememberDevice } from '../../../platform/auth/rememberDevice.ts';
import type { Context } from '../../../platform/Handler.ts';
import { sendAccountMail } from '../personne/sendAccountMail.ts';
import type { Met } from './meetChallenge.ts';

/** Records a sign-in; mails the person when it comes from somewhere new or spent a recovery code (SF10). */
export async function announceSignIn(
  context: Context,
  config: Config,
  personneId: number,
  met: Met | undefined,
): Promise<void> {
  const { db, now, exchange } = context;
  const { appareil, address } = exchange;
  const facteur = met?.nom === undefined || met.nom === null ? {} : { facteur: met.nom };
  const about = { objetType: 'personne', objetId: personneId } as const;
  await context.audit({ action: 'connexion', ...about, detail: { appareil, ...facteur } });
  const instant = now.toISOString();
  const mots = {
    appareil: appareil ?? 'inconnu',
    date: formatInstantDate(instant),
    heure: formatTime(instant),
  };
  const mail = { personneId, chemin: pathTo('motDePasseOublie') };
  if (met?.genre === 'secours') {
    await context.audit({ action: 'code-secours-utilise', ...about, detail: { appareil } });
    const reste = await countRecoveryCodes(db, personneId);
    await sendAccountMail(context, { modele: 'code-secours-utilise', ...mail, mots: { ...mots, reste } });
  }
  const isNew = await rememberDevice(db, config, { personneId, appareil, address }, now);
  if (isNew) await sendAccountMail(context, { modele: 'nouvelle-connexion', ...mail, mots });
}
