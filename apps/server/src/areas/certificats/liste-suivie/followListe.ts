import type { BodyOf, TitlesOf } from '@habilis/api/endpoint';
import type { listeSuivie } from '@habilis/api/qrcode/listeSuivie';
import type { Config } from '../../../config.ts';
import { CODES_PAR_APPEL } from '../../../platform/auth/throttle.ts';
import type { Context } from '../../../platform/Handler.ts';
import { cheminOfSuivi } from '../suivi/cleSuivi.ts';
import { courrielAuSuiveur } from '../suivi/courrielDeSuivi.ts';
import { payToFollow } from '../suivi/payToFollow.ts';
import { addCertificats, certificatsASuivre } from './addCertificats.ts';

type Suivre = (typeof listeSuivie)['suivreListe'];

/** What a call about codes weighs for its network (C1111). */
export const poidsOf = (codes: readonly string[]): number => Math.max(1, Math.ceil(codes.length / CODES_PAR_APPEL));

/** Keeps the certificats in force of a list for an address until its owner confirms it, and mails it the link that does (C1132). */
export async function followListe(
  config: Pick<Config, 'siteUrl' | 'tokenSecret' | 'formerTokenSecret'>,
  context: Context<TitlesOf<Suivre>>,
  { codes, courriel: typed, defi }: BodyOf<Suivre>,
): Promise<void> {
  const courriel = await payToFollow(config, context, {
    courriel: typed,
    defi,
    compte: 'liste',
    poids: poidsOf(codes),
  });
  const { db, now, settings } = context;
  const rows = await certificatsASuivre(config, context, codes);
  if (rows.length === 0) throw context.refuse.conflict('certificat.liste-sans-objet');
  const liste = await db
    .insertInto('liste_suivie')
    .values({ courriel, demande_le: now })
    .returning(['id', 'courriel'])
    .executeTakeFirstOrThrow();
  await addCertificats(context, liste.id, rows);
  await courrielAuSuiveur(
    context,
    { courriel, objetId: liste.id },
    {
      modele: 'liste-suivie',
      mots: { nombre: rows.length, heures: settings.validiteSuiviHeures },
      chemin: cheminOfSuivi(config, 'suiviListe', liste),
    },
  );
}
