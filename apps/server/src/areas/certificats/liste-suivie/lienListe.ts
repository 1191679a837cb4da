import type { BodyOf, TitlesOf } from '@habilis/api/endpoint';
import type { ListeSuivie, listeSuivie } from '@habilis/api/qrcode/listeSuivie';
import { finDeListe, LISTE_SUIVIE_JOURS } from '@habilis/domain/certificat/liste/listeSuivie';
import { CODES_PAR_LISTE } from '@habilis/domain/certificat/liste/readListe';
import { addDays } from '@habilis/domain/date/addDays';
import type { Kysely } from 'kysely';
import type { Config } from '../../../config.ts';
import type { Database } from '../../../database/Database.ts';
import { countGuest } from '../../../platform/auth/throttle.ts';
import type { Context } from '../../../platform/Handler.ts';
import { parisInstant } from '../../../platform/parisInstant.ts';
import { refuse } from '../../../platform/Refusal.ts';
import { todayAt } from '../../../platform/today.ts';
import { certificatRow, factsOf } from '../qrcode/checkCode.ts';
import { isCleOfSuivi, suiviOfCle } from '../suivi/cleSuivi.ts';
import { forgottenBefore } from '../suivi/lienSuivi.ts';
import { addCertificats, certificatsASuivre } from './addCertificats.ts';
import { poidsOf } from './followListe.ts';

type Secrets = Pick<Config, 'tokenSecret' | 'formerTokenSecret'>;
type Following = Pick<Context, 'db' | 'now' | 'today' | 'settings'>;
type Modifier = (typeof listeSuivie)['modifierListe'];

/** Whether a list is followed no more: never confirmed in time, or not again for a year (C1131). */
const isForgotten = (
  context: Following,
  { demande_le, confirme_le }: { readonly demande_le: Date; readonly confirme_le: Date | null },
): boolean =>
  confirme_le === null ? demande_le < forgottenBefore(context) : finDeListe(todayAt(confirme_le)) < context.today;

/** The list that a link names; none that ended, was never confirmed in time, or that this server did not make. */
async function opened(secrets: Secrets, context: Following, cle: string) {
  const id = suiviOfCle(cle);
  const row =
    id === null
      ? undefined
      : await context.db.selectFrom('liste_suivie').selectAll().where('id', '=', id).executeTakeFirst();
  if (row === undefined || !isCleOfSuivi(secrets, 'suiviListe', row, cle)) throw refuse.notFound();
  if (isForgotten(context, row)) throw refuse.notFound();
  return row;
}

/** The certificats of a list as they stand, by their serial. */
export const certificatsOfListe = (context: Pick<Following, 'db' | 'now' | 'today'>, listeId: number) =>
  certificatRow(context)
    .innerJoin('liste_suivie_certificat as suivi', 'suivi.certificat_id', 'certificat.id')
    .select('suivi.dit')
    .where('suivi.liste_suivie_id', '=', listeId)
    .orderBy('certificat.id')
    .execute();

async function present(context: Following, id: number, confirmeLe: Date | null): Promise<ListeSuivie> {
  const rows = await certificatsOfListe(context, id);
  return {
    estConfirmee: confirmeLe !== null,
    dateFin: confirmeLe === null ? null : finDeListe(todayAt(confirmeLe)),
    certificats: rows.map((row) => factsOf(context, { row, payload: null })),
  };
}

/** What a link follows, or would. */
export async function readListe(secrets: Secrets, context: Following, cle: string): Promise<ListeSuivie> {
  const { id, confirme_le } = await opened(secrets, context, cle);
  return present(context, id, confirme_le);
}

/** Confirms that an address follows a list, for a year from now on (C1131). */
export async function confirmListe(secrets: Secrets, context: Following, cle: string): Promise<ListeSuivie> {
  const { id, point_le } = await opened(secrets, context, cle);
  const { db, now } = context;
  await db
    .updateTable('liste_suivie')
    .set({ confirme_le: now, point_le: point_le ?? now })
    .where('id', '=', id)
    .execute();
  return present(context, id, now);
}

/** Takes certificats off a list by their numbers and adds those in force of some codes, all or nothing (C1133). */
export async function changeListe(
  config: Secrets & Pick<Config, 'siteUrl'>,
  context: Context<TitlesOf<Modifier>>,
  { cle, body: { ajouts, retraits } }: { readonly cle: string; readonly body: BodyOf<Modifier> },
): Promise<ListeSuivie> {
  const { db, now, exchange } = context;
  const { id, confirme_le } = await opened(config, context, cle);
  if (ajouts.length > 0) await countGuest(db, 'liste', exchange.address, now, poidsOf(ajouts));
  // Two tabs of one list wait here for each other.
  await db.selectFrom('liste_suivie').select('id').where('id', '=', id).forUpdate().execute();
  if (retraits.length > 0) {
    await db
      .deleteFrom('liste_suivie_certificat')
      .where('liste_suivie_id', '=', id)
      .where('certificat_id', 'in', (of) =>
        of
          .selectFrom('certificat')
          .select('id')
          .where('numero', 'in', [...retraits]),
      )
      .execute();
  }
  const rows = await certificatsASuivre(config, context, ajouts);
  if (ajouts.length > 0 && rows.length === 0) throw context.refuse.conflict('certificat.liste-sans-objet');
  await addCertificats(context, id, rows);
  const { nombre } = await db
    .selectFrom('liste_suivie_certificat')
    .select(({ fn }) => fn.countAll<string>().as('nombre'))
    .where('liste_suivie_id', '=', id)
    .executeTakeFirstOrThrow();
  if (Number(nombre) > CODES_PAR_LISTE) throw context.refuse.conflict('certificat.liste-pleine');
  return present(context, id, confirme_le);
}

/** Ends the following of a list: its address is forgotten with it. */
export async function stopListe(secrets: Secrets, context: Following, cle: string): Promise<void> {
  const { id } = await opened(secrets, context, cle);
  await context.db.deleteFrom('liste_suivie').where('id', '=', id).execute();
}

/** Forgets, each night, the lists that were not confirmed in time, or not again for a year (C1131). */
export async function purgeListes(db: Kysely<Database>, day: Omit<Following, 'db'>): Promise<void> {
  const lastKept = parisInstant(addDays(day.today, -LISTE_SUIVIE_JOURS), 0);
  await db
    .deleteFrom('liste_suivie')
    .where((eb) =>
      eb.or([
        eb.and([eb('confirme_le', 'is', null), eb('demande_le', '<', forgottenBefore(day))]),
        eb('confirme_le', '<', lastKept),
      ]),
    )
    .execute();
}
