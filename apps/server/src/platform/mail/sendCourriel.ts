import { type Address } from '@habilis/api/page/paths';
import { courrielJob } from './courrielJob.ts';
import type { SujetDesabonnement } from '@habilis/domain/notification/desabonnement';
import type { Rythme } from '@habilis/domain/notification/preferencesOf';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/Database.ts';
import type { Jobs } from '../jobs/Job.ts';
import type { ModeleCourriel, ValeursCourriel } from '../../database/values/Courriel.ts';

export type NewCourriel = {
  readonly modele: ModeleCourriel;
  /** Null for an address without account: then `adresse` and `destinataire` are set. */
  readonly personneId: number | null;
  readonly roleId: number | null;
  readonly objetId: number | null;
  readonly valeurs: Omit<ValeursCourriel, 'chemin' | 'arret'> & { readonly chemin: Address; readonly arret?: Address };
  readonly rythme: Rythme;
  /** What its link stops; when absent, the mail cannot be switched off. */
  readonly sujet?: SujetDesabonnement | null;
  /** Set when it is not the person's address. */
  readonly adresse?: string;
  /** Recipient without account; empty names give no personal greeting. */
  readonly destinataire?: { readonly prenom: string; readonly nom: string };
  /** Reply address. */
  readonly repondreA?: string;
  /** Ids of its attachments. */
  readonly fichierIds?: readonly number[];
  readonly cleId?: number;
};

type Tools = { readonly db: Kysely<Database>; readonly jobs: Jobs; readonly now: Date };

const rowOf = (
  { modele, personneId, roleId, objetId, valeurs, rythme, sujet, adresse, destinataire, repondreA, cleId }: NewCourriel,
  now: Date,
) => ({
  modele,
  personne_id: personneId,
  role_id: roleId,
  objet_id: objetId,
  valeurs: JSON.stringify(valeurs),
  rythme,
  sujet: sujet ?? null,
  adresse: adresse ?? null,
  destinataire_prenom: destinataire?.prenom ?? null,
  destinataire_nom: destinataire?.nom ?? null,
  repondre_a: repondreA ?? null,
  cle_id: cleId ?? null,
  cree_le: now,
  traite_le: null,
});

/** Writes a mail in the transaction of its cause; an immediate one is sent by a job, the others wait for their summary. Gives its id. */
export async function sendCourriel({ db, jobs, now }: Tools, courriel: NewCourriel): Promise<number> {
  const { fichierIds = [], rythme } = courriel;
  const { id } = await db.insertInto('courriel').values(rowOf(courriel, now)).returning('id').executeTakeFirstOrThrow();
  if (fichierIds.length > 0) {
    const files = fichierIds.map((fichierId) => ({ courriel_id: id, fichier_id: fichierId }));
    await db.insertInto('courriel_fichier').values(files).execute();
  }
  if (rythme === 'IMMEDIAT') await jobs.send(courrielJob, { courrielId: id }, db);
  return id;
}

/** Closes mails that waited for a summary: gathered into one, or dropped. */
export async function closeCourriels(
  db: Kysely<Database>,
  courriels: readonly { readonly id: number }[],
  etat: 'regroupe' | 'ecarte',
  now: Date,
): Promise<void> {
  const ids = courriels.map(({ id }) => id);
  await db.updateTable('courriel').set({ etat, traite_le: now }).where('id', 'in', ids).execute();
}

/** Drops the mails about something that is no more which still wait, for a summary or for their turn: what they lead to is gone. */
export async function dropCourriels(
  db: Kysely<Database>,
  { modele, objetId }: { readonly modele: ModeleCourriel; readonly objetId: number },
  now: Date,
): Promise<void> {
  await db
    .updateTable('courriel')
    .set({ etat: 'ecarte', traite_le: now })
    .where('modele', '=', modele)
    .where('objet_id', '=', objetId)
    .where('etat', '=', 'en-attente')
    .execute();
}

/** As many as one statement takes: it has no more than 65 535 values. */
const SLICE = 1000;

/** Writes many mails at once, none with attachments: a statement or two for each thousand. */
export async function sendCourriels(
  { db, jobs, now }: Tools,
  courriels: readonly Omit<NewCourriel, 'fichierIds'>[],
): Promise<void> {
  for (let from = 0; from < courriels.length; from += SLICE) {
    const written = await db
      .insertInto('courriel')
      .values(courriels.slice(from, from + SLICE).map((courriel) => rowOf(courriel, now)))
      .returning(['id', 'rythme'])
      .execute();
    const immediate = written.filter(({ rythme }) => rythme === 'IMMEDIAT').map(({ id }) => ({ courrielId: id }));
    await jobs.sendAll(courrielJob, immediate, db);
  }
}
