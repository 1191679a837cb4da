import { ETATS_DITS, finDeListe, isListeARappeler, nomDit } from '@habilis/domain/certificat/liste/listeSuivie';
import { libelleNiveau } from '@habilis/domain/dispositif-niveau/libelleNiveau';
import type { Formatter } from '@habilis/i18n/createFormatter';
import { formatDate } from '@habilis/i18n/format';
import type { Kysely } from 'kysely';
import type { Config } from '../../../config.ts';
import type { Database } from '../../../database/Database.ts';
import type { LigneResume, ModeleCourriel } from '../../../database/values/Courriel.ts';
import type { Day } from '../../../platform/Area.ts';
import { eachAlone } from '../../../platform/jobs/eachAlone.ts';
import { dueOfResume } from '../../../platform/mail/dueOfResume.ts';
import { todayAt } from '../../../platform/today.ts';
import { certificatRow, statutOf } from '../qrcode/checkCode.ts';
import { cheminOfSuivi } from '../suivi/cleSuivi.ts';
import { courrielAuSuiveur } from '../suivi/courrielDeSuivi.ts';
import { addCertificats, etatOf } from './addCertificats.ts';
import { certificatsOfListe } from './lienListe.ts';

type Secrets = Pick<Config, 'tokenSecret' | 'formerTokenSecret'>;
type Telling = Day & { readonly db: Kysely<Database>; readonly format: Formatter };
type Row = Awaited<ReturnType<typeof certificatsOfListe>>[number];
type Liste = { readonly id: number; readonly courriel: string };

/** The mails to those who follow a list. */
export const COURRIELS_LISTE = [
  'liste-suivie',
  'liste-suivie-point',
  'liste-suivie-rappel',
] as const satisfies readonly ModeleCourriel[];

/** From this hour of Monday, in Europe/Paris, lists are looked through. */
const HEURE_POINT = 7;

/** A mail names so many certificats, the worst first; the page has them all. */
const LIGNES_AU_PLUS = 100;

/** What has become of a certificat, in one line; nobody is named. */
function ligneOf(telling: Telling, row: Row, chemin: string): LigneResume {
  const { numero, dateFin, revoqueLe, remplacePar } = row;
  const date = revoqueLe === null ? dateFin : todayAt(revoqueLe);
  return {
    objet: telling.format('mails.liste-suivie.ligne', {
      numero,
      niveau: libelleNiveau(row),
      etat: etatOf(telling, row),
      date: date === null ? '' : formatDate(date),
      remplacePar: remplacePar ?? '',
    }),
    chemin,
  };
}

/** What is new of a list since it was last told, the worst first, each with the name under which it is kept. */
function nouveauxOf(telling: Telling, rows: readonly Row[]) {
  const rank = (row: Row) => ETATS_DITS.findIndex((etat) => etat === etatOf(telling, row));
  return rows
    .map((row) => ({ row, nom: nomDit(etatOf(telling, row), row.dateFin) }))
    .filter(({ row, nom }) => nom !== null && nom !== row.dit)
    .toSorted((one, other) => rank(one.row) - rank(other.row));
}

/** Follows, in the place of certificats that were replaced, those that replace them. */
async function followNext(telling: Telling, listeId: number, rows: readonly Row[]): Promise<void> {
  const numeros = rows.flatMap(({ remplacePar }) => (remplacePar === null ? [] : [remplacePar]));
  if (numeros.length === 0) return;
  const next = await certificatRow(telling).where('certificat.numero', 'in', numeros).execute();
  await addCertificats(
    telling,
    listeId,
    next.filter((row) => statutOf(telling, row) === 'VALIDE'),
  );
}

async function tellPoint(secrets: Secrets, telling: Telling, liste: Liste): Promise<void> {
  const nouveaux = nouveauxOf(telling, await certificatsOfListe(telling, liste.id));
  if (nouveaux.length === 0) return;
  const chemin = cheminOfSuivi(secrets, 'suiviListe', liste);
  await courrielAuSuiveur(
    telling,
    { courriel: liste.courriel, objetId: liste.id },
    {
      modele: 'liste-suivie-point',
      mots: { nombre: nouveaux.length, autres: Math.max(0, nouveaux.length - LIGNES_AU_PLUS) },
      lignes: nouveaux.slice(0, LIGNES_AU_PLUS).map(({ row }) => ligneOf(telling, row, chemin)),
      chemin,
      arret: chemin,
    },
  );
  for (const [dit, told] of Map.groupBy(nouveaux, ({ nom }) => nom)) {
    await telling.db
      .updateTable('liste_suivie_certificat')
      .set({ dit })
      .where('liste_suivie_id', '=', liste.id)
      .where(
        'certificat_id',
        'in',
        told.map(({ row }) => row.id),
      )
      .execute();
  }
  const replaced = nouveaux.map(({ row }) => row).filter((row) => etatOf(telling, row) === 'REMPLACE');
  await followNext(telling, liste.id, replaced);
}

async function tellRappel(secrets: Secrets, telling: Telling, liste: Liste, confirmeLe: string): Promise<void> {
  const chemin = cheminOfSuivi(secrets, 'suiviListe', liste);
  await courrielAuSuiveur(
    telling,
    { courriel: liste.courriel, objetId: liste.id },
    {
      modele: 'liste-suivie-rappel',
      mots: { dateFin: formatDate(finDeListe(confirmeLe)) },
      chemin,
      arret: chemin,
    },
  );
}

/** Tells one address what is new of its list, and asks it to confirm again when its year ends. */
async function tellListe(secrets: Secrets, telling: Telling, id: number, due: Date): Promise<void> {
  const { db, now, today } = telling;
  // A concurrent run waits here, and then finds it told.
  const liste = await db
    .selectFrom('liste_suivie')
    .select(['id', 'courriel', 'confirme_le', 'rappele_le'])
    .where('id', '=', id)
    .where('point_le', '<', due)
    .forUpdate()
    .executeTakeFirst();
  if (liste === undefined || liste.confirme_le === null) return;
  const confirmeLe = todayAt(liste.confirme_le);
  if (finDeListe(confirmeLe) < today) return;
  await tellPoint(secrets, telling, liste);
  const isAsked = liste.rappele_le !== null && liste.rappele_le > liste.confirme_le;
  const isARappeler = !isAsked && isListeARappeler(confirmeLe, today);
  if (isARappeler) await tellRappel(secrets, telling, liste, confirmeLe);
  await db
    .updateTable('liste_suivie')
    .set({ point_le: now, ...(isARappeler ? { rappele_le: now } : {}) })
    .where('id', '=', id)
    .execute();
}

/** Looks through the lists that are followed, each once a week from Monday at seven on: what is new is mailed, and noted as told, in one transaction (C1130). */
export async function tellListes(
  secrets: Secrets,
  db: Kysely<Database>,
  day: Day & { readonly format: Formatter },
): Promise<void> {
  const due = dueOfResume('HEBDO', day.now, HEURE_POINT);
  const rows = await db.selectFrom('liste_suivie').select('id').where('point_le', '<', due).orderBy('id').execute();
  await eachAlone(rows, ({ id }) =>
    db.transaction().execute((trx) => tellListe(secrets, { ...day, db: trx }, id, due)),
  );
}
