import type { BodyOf, TitlesOf } from '@habilis/api/endpoint';
import type { qrcode } from '@habilis/api/qrcode/endpoints';
import { sql } from 'kysely';
import type { Config } from '../../../config.ts';
import type { Context } from '../../../platform/Handler.ts';
import { refuse } from '../../../platform/Refusal.ts';
import { findCode, statutOf } from '../qrcode/checkCode.ts';
import { cheminOfSuivi } from './cleSuivi.ts';
import { courrielDeSuivi } from './courrielDeSuivi.ts';
import { payToFollow } from './payToFollow.ts';

type Suivre = (typeof qrcode)['suivre'];

/** Keeps an address until its owner confirms it, and mails it the link that does; the same whether it follows already or not (C42). */
export async function followNumeros(
  config: Pick<Config, 'siteUrl' | 'tokenSecret' | 'formerTokenSecret'>,
  context: Context<TitlesOf<Suivre>>,
  { code, courriel: typed, defi }: BodyOf<Suivre>,
): Promise<void> {
  const courriel = await payToFollow(config, context, { courriel: typed, defi, compte: 'certificat' });
  const { db, now, settings } = context;
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
      chemin: cheminOfSuivi(config, 'suiviCertificat', suivi),
    },
  );
}
