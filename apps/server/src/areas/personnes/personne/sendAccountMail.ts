import { type Address, pathTo } from '@habilis/api/page/paths';
import type { KeyUsage } from '@habilis/domain/compte/stateOfKey';
import type { Settings } from '@habilis/domain/setting/settings';
import { formatInstantDate, formatTime } from '@habilis/i18n/format';
import { makeKey } from '../../../platform/auth/accountKeys.ts';
import type { Context } from '../../../platform/Handler.ts';
import type { ModeleCourriel } from '../../../database/values/Courriel.ts';
import { sendCourriel } from '../../../platform/mail/sendCourriel.ts';

/** The mails about an account, which nobody can switch off. */
export const COURRIELS_COMPTE = [
  'activation',
  'compte-existant',
  'reinitialisation',
  'mot-de-passe-change',
  'changement-mail',
  'changement-mail-avis',
  'role-propose',
  'role-refuse',
  'role-donne',
  'role-termine',
  'comptes-fusionnes',
  'delegation-donnee',
  'delegation-terminee',
  'facteur-ajoute',
  'facteur-retire',
  'fournisseur-lie',
  'fournisseur-delie',
  'second-facteur-reinitialise',
  'code-secours-utilise',
  'nouvelle-connexion',
  'connexions-refusees',
] as const satisfies readonly ModeleCourriel[];

const MINUTE_MS = 60_000;

const minutesOf: Readonly<Record<KeyUsage, (settings: Settings) => number>> = {
  activation: ({ validiteCleActivationJours }) => validiteCleActivationJours * 24 * 60,
  reinitialisation: ({ validiteCleReinitialisationMinutes }) => validiteCleReinitialisationMinutes,
  'changement-mail': ({ validiteCleMailHeures }) => validiteCleMailHeures * 60,
};

type Tools = Pick<Context, 'db' | 'jobs' | 'now' | 'settings'>;

/** Mails a person about their account, in the transaction of the cause; set `adresse` when it is not theirs yet, or no longer. */
export async function sendAccountMail(
  { db, jobs, now }: Tools,
  {
    modele,
    personneId,
    chemin,
    mots = {},
    ...rest
  }: {
    modele: (typeof COURRIELS_COMPTE)[number];
    personneId: number;
    chemin: Address;
    mots?: Readonly<Record<string, string | number>>;
    adresse?: string;
    cleId?: number;
  },
): Promise<void> {
  const valeurs = { mots, commentaire: null, chemin, lignes: [] };
  await sendCourriel(
    { db, jobs, now },
    { modele, personneId, roleId: null, objetId: null, valeurs, rythme: 'IMMEDIAT', ...rest },
  );
}

/** Mails a key to a person; the key of a change of address goes to the new address. */
export async function sendKey(
  tools: Tools,
  { usage, personneId, email = null }: { usage: KeyUsage; personneId: number; email?: string | null },
): Promise<void> {
  const { db, now, settings } = tools;
  const expireLe = new Date(now.getTime() + minutesOf[usage](settings) * MINUTE_MS);
  const cleId = await makeKey(db, { personneId, usage, email, now, expireLe });
  const fin = expireLe.toISOString();
  await sendAccountMail(tools, {
    modele: usage,
    personneId,
    cleId,
    // The page that the button opens once the key is gone.
    chemin: pathTo('motDePasseOublie'),
    mots: { date: formatInstantDate(fin), heure: formatTime(fin) },
    ...(email === null ? {} : { adresse: email }),
  });
}
