import { pathTo } from '@habilis/api/page/paths';
import { formatInstantDate, formatTime } from '@habilis/i18n/format';
import type { Kysely } from 'kysely';
import type { Database } from '../../../database/Database.ts';
import type { Context } from '../../../platform/Handler.ts';
import { sendAccountMail } from '../personne/sendAccountMail.ts';

type Tools = Pick<Context, 'jobs' | 'now' | 'settings'> & { readonly personneId: number };

/** Tells a person that wrong passwords have locked their account, and how they can still open it (S821). */
export const announceLockout = (db: Kysely<Database>, { personneId, ...tools }: Tools): Promise<void> =>
  db.transaction().execute((trx) => {
    const instant = tools.now.toISOString();
    const mots = { date: formatInstantDate(instant), heure: formatTime(instant) };
    const mail = { modele: 'connexions-refusees', personneId, chemin: pathTo('motDePasseOublie'), mots } as const;
    return sendAccountMail({ ...tools, db: trx }, mail);
  });
