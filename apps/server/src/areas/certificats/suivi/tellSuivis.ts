import { pathTo } from '@habilis/api/page/paths';
import { addDays } from '@habilis/domain/date/addDays';
import { formatDate } from '@habilis/i18n/format';
import { type Kysely, sql } from 'kysely';
import type { Config } from '../../../config.ts';
import type { Database } from '../../../database/Database.ts';
import type { ModeleCourriel } from '../../../database/values/Courriel.ts';
import type { Day } from '../../../platform/Area.ts';
import { eachAlone } from '../../../platform/jobs/eachAlone.ts';
import { todayAt } from '../../../platform/today.ts';
import { cheminOfSuivi } from './cleSuivi.ts';
import { courrielDeSuivi } from './courrielDeSuivi.ts';
import { suivisWith } from './lienSuivi.ts';

type Secrets = Pick<Config, 'tokenSecret' | 'formerTokenSecret'>;
type Telling = Day & { readonly db: Kysely<Database> };

/** The mails to those who follow a certificat. */
export const COURRIELS_SUIVI = [
  'certificat-suivi',
  'certificat-suivi-fin',
  'certificat-suivi-habilitation',
  'certificat-suivi-revoque',
] as const satisfies readonly ModeleCourriel[];

/** What is told, and under which name it is kept so that it is told once. */
type Annonce = {
  readonly nom: string;
  readonly modele: (typeof COURRIELS_SUIVI)[number];
  readonly mots: Readonly<Record<string, string>>;
};

/** The end that is near is told under this name, null while it is not. */
const finDite = ({ today, settings }: Day) => sql<string | null>`case
  when certificat.date_fin between ${today}::date and ${addDays(today, settings.rappelSuiviJours)}::date
  then 'fin-' || certificat.date_fin end`;

/** A suspension or a withdrawal is told under this name, null when there is none. */
const SUSPENSION_DITE = sql<
  string | null
>`case when suspension.rupture then 'retrait-' else 'suspension-' end || suspension.id`;

/** Confirmed followings whose certificat is revoked, or of which something is still to be told: its end, or what became of its habilitation. */
const concerned = ({ db, ...day }: Telling) =>
  suivisWith(db)
    .leftJoin('revocation_certificat as revocation', (join) =>
      join.onRef('revocation.certificat_id', '=', 'certificat.id').on('revocation.appliquee_le', 'is not', null),
    )
    .leftJoin('certificat as next', 'next.remplace_id', 'certificat.id')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('habilitation_suspension')
          .select(['id', 'rupture', 'date_debut'])
          .whereRef('habilitation_id', '=', 'certificat.habilitation_id')
          .where('date_debut', '<=', day.today)
          .where((or) => or.or([or('date_fin', 'is', null), or('date_fin', '>=', day.today)]))
          .orderBy('rupture', 'desc')
          .orderBy('id', 'desc')
          .limit(1)
          .as('suspension'),
      (join) => join.onTrue(),
    )
    .select(['suivi.dits', 'certificat.statut', 'revocation.applique_le as revoqueLe', 'next.numero as remplacePar'])
    .select(['suspension.rupture', 'suspension.date_debut as suspendueLe'])
    .select([finDite(day).as('finDite'), SUSPENSION_DITE.as('suspensionDite')])
    .where('suivi.confirme_le', 'is not', null)
    .where((eb) =>
      eb.or([
        eb('certificat.statut', '=', 'REVOQUE'),
        // A name that is null is not among those to be told.
        sql<boolean>`${finDite(day)} <> all (suivi.dits)`,
        sql<boolean>`${SUSPENSION_DITE} <> all (suivi.dits)`,
      ]),
    );
type Row = Awaited<ReturnType<ReturnType<typeof concerned>['execute']>>[number];

/** What is to be told of a certificat: that it is revoked, and nothing else then, or its end and its habilitation. */
function annoncesOf(row: Row, today: string): Annonce[] {
  const { statut, revoqueLe, remplacePar, dateFin, finDite: fin, suspensionDite, rupture, suspendueLe } = row;
  if (statut === 'REVOQUE') {
    const date = revoqueLe === null ? today : todayAt(revoqueLe);
    const mots = { date: formatDate(date), remplacePar: remplacePar ?? 'aucun' };
    return [{ nom: 'revocation', modele: 'certificat-suivi-revoque', mots }];
  }
  const annonces: Annonce[] = [];
  if (fin !== null && dateFin !== null) {
    annonces.push({ nom: fin, modele: 'certificat-suivi-fin', mots: { dateFin: formatDate(dateFin) } });
  }
  if (suspensionDite !== null && suspendueLe !== null) {
    const mots = { etat: rupture === true ? 'retiree' : 'suspendue', date: formatDate(suspendueLe) };
    annonces.push({ nom: suspensionDite, modele: 'certificat-suivi-habilitation', mots });
  }
  return annonces.filter(({ nom }) => !row.dits.includes(nom));
}

/** Tells one address what has become of the certificat that it follows. */
async function tellSuivi(secrets: Secrets, telling: Telling, id: number): Promise<void> {
  const { db } = telling;
  // A concurrent run waits here, and then finds it told.
  await db.selectFrom('suivi_certificat').select('id').where('id', '=', id).forUpdate().execute();
  const row = await concerned(telling).where('suivi.id', '=', id).executeTakeFirst();
  if (row === undefined) return;
  const annonces = annoncesOf(row, telling.today);
  const isLast = row.statut === 'REVOQUE';
  for (const { modele, mots } of annonces) {
    await courrielDeSuivi(
      telling,
      { ...row, id: row.certificat_id },
      {
        modele,
        mots,
        chemin: pathTo('certificat'),
        ...(isLast ? {} : { arret: cheminOfSuivi(secrets, 'suiviCertificat', row) }),
      },
    );
  }
  if (isLast) await db.deleteFrom('suivi_certificat').where('id', '=', id).execute();
  else {
    const dits = [...row.dits, ...annonces.map(({ nom }) => nom)];
    await db.updateTable('suivi_certificat').set({ dits }).where('id', '=', id).execute();
  }
}

/** Tells those who follow certificats what has become of them, each thing once: its mail is written with the note that it was (C43). */
export async function tellSuivis(secrets: Secrets, db: Kysely<Database>, day: Day): Promise<void> {
  const due = await concerned({ ...day, db })
    .orderBy('suivi.id')
    .execute();
  await eachAlone(due, ({ id }) => db.transaction().execute((trx) => tellSuivi(secrets, { ...day, db: trx }, id)));
}
