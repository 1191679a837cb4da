import type { BodyOf, TitlesOf } from '@habilis/api/endpoint';
import type { qrcode } from '@habilis/api/qrcode/endpoints';
import { cleanEmail } from '@habilis/domain/clean-text/cleanEmail';
import { suiviFaults } from '@habilis/domain/certificat/suiviFaults';
import { type Kysely, sql } from 'kysely';
import type { Config } from '../../../config.ts';
import type { Database } from '../../../database/Database.ts';
import { countGuest, countWithin } from '../../../platform/auth/throttle.ts';
import { checkDefi, spendDefi } from '../../../platform/captcha/defis.ts';
import type { Context } from '../../../platform/Handler.ts';
import { refuse } from '../../../platform/Refusal.ts';
import { findCode, statutOf } from '../qrcode/checkCode.ts';
import { cheminOfSuivi } from './cleSuivi.ts';
import { courrielDeSuivi } from './courrielDeSuivi.ts';

type Suivre = (typeof qrcode)['suivre'];

/** Keeps an address until its owner confirms it, and mails it the link that does; the same whether it follows already or not (C42). */
export async function followNumeros(
  config: Pick<Config, 'siteUrl' | 'tokenSecret' | 'formerTokenSecret'>,
  context: Context<TitlesOf<Suivre>>,
  { code, courriel: typed, defi }: BodyOf<Suivre>,
): Promise<void> {
  const faults = suiviFaults({ courriel: typed });
  if (faults.length > 0) throw refuse.badRequest('donnees-invalides', faults);
  const { db, now, settings, exchange } = context;
  const courriel = cleanEmail(typed);
  const solved = await checkDefi(context, config.tokenSecret, defi);
  const pay = async (trx: Kysely<Database>) => {
    await countGuest(trx, 'certificat', exchange.address, now);
    await countWithin({ ...context, db: trx }, 'courriel', { account: courriel, address: exchange.address });
    await spendDefi({ ...context, db: trx }, solved);
  };
  await pay(db);
  // Whoever tries codes pays for each.
  context.evenIfRefused(pay);
  const found = await findCode(config, context, code);
  if (typeof found === 'string') throw refuse.notFound();
  const { row } = found;
  if (statutOf(context, row) !== 'VALIDE') throw context.refuse.conflict('certificat.suivi-sans-objet');
  const suivi = await db
    .insertInto('suivi_certificat')
    .values({ certificat_id: row.id, courriel, demande_le: now })
    .onConflict((conflict) =>
      conflict.expression(sql`certificat_id, lower(courriel)`).doUpdateSet((eb) => ({
        demande_le: sql<Date>`case when ${eb.ref('suivi_certificat.confirme_le')} is null
          then ${eb.ref('excluded.demande_le')} else ${eb.ref('suivi_certificat.demande_le')} end`,
      })),
    )
    .returning(['id', 'courriel'])
    .executeTakeFirstOrThrow();
  await courrielDeSuivi(
    context,
    { ...row, courriel: suivi.courriel },
    {
      modele: 'certificat-suivi',
      mots: { heures: settings.validiteSuiviHeures },
      chemin: cheminOfSuivi(config, suivi),
    },
  );
}
