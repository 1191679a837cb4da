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
  /** Null for an address that is no person's: then `adresse` and `destinataire` say whose it is. */
  readonly personneId: number | null;
  readonly roleId: number | null;
  readonly objetId: number | null;
  readonly valeurs: Omit<ValeursCourriel, 'chemin'> & { readonly chemin: Address };
  readonly rythme: Rythme;
  /** What its link stops; without it the mail may not be switched off. */
  readonly sujet?: SujetDesabonnement | null;
  /** Where it goes when that is not the person's address. */
  readonly adresse?: string;
  /** Names of who is no person; empty ones address nobody by name. */
  readonly destinataire?: { readonly prenom: string; readonly nom: string };
  /** Where an answer to it goes. */
  readonly repondreA?: string;
  /** The stored files that leave with it. */
  readonly fichierIds?: readonly number[];
  /** The key that its button carries. */
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

/** Writes a mail down with what causes it; one for now leaves by a job, the others wait for their summary. */
export async function sendCourriel({ db, jobs, now }: Tools, courriel: NewCourriel): Promise<void> {
  const { fichierIds = [], rythme } = courriel;
  const { id } = await db.insertInto('courriel').values(rowOf(courriel, now)).returning('id').executeTakeFirstOrThrow();
  if (fichierIds.length > 0) {
    const files = fichierIds.map((fichierId) => ({ courriel_id: id, fichier_id: fichierId }));
    await db.insertInto('courriel_fichier').values(files).execute();
  }
  if (rythme === 'IMMEDIAT') await jobs.send(courrielJob, { courrielId: id }, db);
}

/** Writes many mails down at once; none of them takes files along. */
export async function sendCourriels(
  { db, jobs, now }: Tools,
  courriels: readonly Omit<NewCourriel, 'fichierIds'>[],
): Promise<void> {
  if (courriels.length === 0) return;
  const written = await db
    .insertInto('courriel')
    .values(courriels.map((courriel) => rowOf(courriel, now)))
    .returning(['id', 'rythme'])
    .execute();
  for (const { id, rythme } of written) {
    if (rythme === 'IMMEDIAT') await jobs.send(courrielJob, { courrielId: id }, db);
  }
}
