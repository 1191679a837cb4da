import type { SuiviCertificat } from '@habilis/api/qrcode/suivi';
import { libelleNiveau } from '@habilis/domain/dispositif-niveau/libelleNiveau';
import type { Kysely } from 'kysely';
import type { Config } from '../../../config.ts';
import type { Database } from '../../../database/Database.ts';
import type { Context } from '../../../platform/Handler.ts';
import { refuse } from '../../../platform/Refusal.ts';
import { isCleOfSuivi, suiviOfCle } from './cleSuivi.ts';

type Secrets = Pick<Config, 'tokenSecret' | 'formerTokenSecret'>;
type Following = Pick<Context, 'db' | 'now' | 'today' | 'settings'>;

const HOUR_MS = 3_600_000;

/** Before this hour, what was asked and not confirmed is forgotten. */
export const forgottenBefore = ({ now, settings }: Pick<Following, 'now' | 'settings'>): Date =>
  new Date(now.getTime() - settings.validiteSuiviHeures * HOUR_MS);

/** Followings, each with its certificat. */
export const suivisWith = (db: Kysely<Database>) =>
  db
    .selectFrom('suivi_certificat as suivi')
    .innerJoin('certificat', 'certificat.id', 'suivi.certificat_id')
    .innerJoin('dispositif_niveau as niveau', 'niveau.id', 'certificat.dispositif_niveau_id')
    .innerJoin('dispositif', 'dispositif.id', 'niveau.dispositif_id')
    .select(['suivi.id', 'suivi.courriel', 'suivi.demande_le', 'suivi.confirme_le', 'suivi.certificat_id'])
    .select(['certificat.numero', 'certificat.raison_sociale as raisonSociale', 'certificat.date_fin as dateFin'])
    .select(['niveau.niveau', 'dispositif.libelle_court as libelleCourt']);

/** The following that a link names; none that ended, with its certificat or by a press, was never confirmed in time, or that this server did not make. */
async function opened(secrets: Secrets, context: Following, cle: string) {
  const id = suiviOfCle(cle);
  const row = id === null ? undefined : await suivisWith(context.db).where('suivi.id', '=', id).executeTakeFirst();
  if (row === undefined || !isCleOfSuivi(secrets, 'suiviCertificat', row, cle)) throw refuse.notFound();
  if (row.confirme_le === null && row.demande_le < forgottenBefore(context)) throw refuse.notFound();
  // The night forgets it; until then nothing would come of it any more.
  if (row.dateFin !== null && row.dateFin < context.today) throw refuse.notFound();
  return row;
}

/** The certificat that a link follows, or would. */
export async function readSuivi(secrets: Secrets, context: Following, cle: string): Promise<SuiviCertificat> {
  const { numero, libelleCourt, niveau, raisonSociale, dateFin, confirme_le } = await opened(secrets, context, cle);
  return {
    numero,
    libelleDispositifNiveau: libelleNiveau({ libelleCourt, niveau }),
    raisonSociale,
    dateFin,
    estConfirme: confirme_le !== null,
  };
}

/** Confirms that an address follows; a second time changes nothing. */
export async function confirmSuivi(secrets: Secrets, context: Following, cle: string): Promise<SuiviCertificat> {
  const { id } = await opened(secrets, context, cle);
  await context.db
    .updateTable('suivi_certificat')
    .set({ confirme_le: context.now })
    .where('id', '=', id)
    .where('confirme_le', 'is', null)
    .execute();
  return readSuivi(secrets, context, cle);
}

/** Ends a following: its address is forgotten. */
export async function stopSuivi(secrets: Secrets, context: Following, cle: string): Promise<void> {
  const { id } = await opened(secrets, context, cle);
  await context.db.deleteFrom('suivi_certificat').where('id', '=', id).execute();
}

/** How many addresses follow a certificat. */
export async function countSuivis(db: Kysely<Database>, certificatId: number): Promise<number> {
  const { nombre } = await db
    .selectFrom('suivi_certificat')
    .select(({ fn }) => fn.countAll<string>().as('nombre'))
    .where('certificat_id', '=', certificatId)
    .where('confirme_le', 'is not', null)
    .executeTakeFirstOrThrow();
  return Number(nombre);
}

/** Forgets, each night, what was not confirmed in time and what followed a certificat that has ended. */
export async function purgeSuivis(db: Kysely<Database>, day: Omit<Following, 'db'>): Promise<void> {
  await db
    .deleteFrom('suivi_certificat')
    .where('confirme_le', 'is', null)
    .where('demande_le', '<', forgottenBefore(day))
    .execute();
  await db
    .deleteFrom('suivi_certificat')
    .using('certificat')
    .whereRef('certificat.id', '=', 'suivi_certificat.certificat_id')
    .where('certificat.date_fin', '<', day.today)
    .execute();
}
