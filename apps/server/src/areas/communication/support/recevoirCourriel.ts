import { etatApres } from '@habilis/domain/assistance/etatsSupport';
import type { Settings } from '@habilis/domain/setting/settings';
import type { Kysely } from 'kysely';
import type { Database } from '../../../database/Database.ts';
import { checkUpload } from '../../../platform/files/checkUpload.ts';
import type { CallDeposits } from '../../../platform/files/deposits.ts';
import type { FileStore } from '../../../platform/files/FileStore.ts';
import { Refusal, refuse } from '../../../platform/Refusal.ts';
import type { CourrielRecu, PieceRecue } from './lireCourriel.ts';

type Tools = {
  readonly db: Kysely<Database>;
  readonly files: FileStore;
  readonly admit: CallDeposits['admit'];
  readonly settings: Settings;
  readonly now: Date;
};

/** A document in the store, that no row names yet. */
type Rangee = {
  readonly sha256: string;
  readonly taille: number;
  readonly userFilename: string;
  readonly typeMime: string;
};

async function* bytesOf(content: Uint8Array): AsyncGenerator<Uint8Array> {
  yield content;
}

/** Stores the documents of a mail that the rules of uploads allow, in their order (AS28). */
async function storePieces({ files, admit, settings }: Tools, pieces: readonly PieceRecue[]): Promise<Rangee[]> {
  const kept: Rangee[] = [];
  let total = 0;
  for (const { filename, content } of pieces) {
    total += content.length;
    if (kept.length === settings.nombreMaxPiecesSupport || total > settings.tailleMaxEnvoiSupportOctets) break;
    try {
      let checked = { userFilename: '', typeMime: '' };
      const { sha256, taille } = await files.put(bytesOf(content), settings.tailleMaxFichierOctets, async (stored) => {
        checked = await checkUpload(filename, stored, settings.extensionsSupport);
        await admit(stored);
      });
      kept.push({ sha256, taille, ...checked });
    } catch (error) {
      // What a form refuses is told in the thread; a store that fails has the whole mail posted again.
      if (!(error instanceof Refusal) || error.status >= 500) throw error;
    }
  }
  return kept;
}

/** The thread that a mail names, held until the end of the transaction; null when the mail is in it already, 404 when there is none. */
async function holdFil(trx: Kysely<Database>, { filId, cle }: CourrielRecu) {
  if (filId === null) throw refuse.notFound();
  const fil = await trx
    .selectFrom('message_support')
    .select(['id', 'version', 'etat', 'responsable_id', 'personne_id', 'nom', 'prenom', 'email'])
    .where('id', '=', filId)
    .forUpdate()
    .executeTakeFirst();
  if (fil === undefined) throw refuse.notFound();
  const known = await trx
    .selectFrom('echange_support')
    .select('id')
    .where('message_id', '=', filId)
    .where('cle_courriel', '=', cle)
    .executeTakeFirst();
  return known === undefined ? fil : null;
}

/** Writes a mail in its thread with its documents, and has the thread wait again. */
async function write(
  trx: Kysely<Database>,
  fil: NonNullable<Awaited<ReturnType<typeof holdFil>>>,
  { de, texte, cle, pieces }: CourrielRecu,
  rangees: readonly Rangee[],
  now: Date,
): Promise<void> {
  const isSender = de.adresse.toLowerCase() === fil.email.toLowerCase();
  const auteurId = isSender ? fil.personne_id : null;
  const { id } = await trx
    .insertInto('echange_support')
    .values({
      message_id: fil.id,
      genre: 'SUITE',
      auteur_id: auteurId,
      // Somebody else may answer from another mailbox: that is seen.
      auteur: isSender ? `${fil.prenom} ${fil.nom}` : `${de.nom} <${de.adresse}>`.trim(),
      texte,
      ecrit_le: now,
      cle_courriel: cle,
      pieces_ecartees: pieces.length - rangees.length,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const [rang, { sha256, taille, userFilename, typeMime }] of rangees.entries()) {
    const fichier = await trx
      .insertInto('fichier')
      .values({
        sha256,
        taille,
        user_filename: userFilename,
        type_mime: typeMime,
        depose_par: auteurId,
        depose_le: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await trx
      .insertInto('message_support_fichier')
      .values({ message_id: fil.id, fichier_id: fichier.id, rang, echange_id: id })
      .execute();
  }
  await trx
    .updateTable('message_support')
    .set({ version: fil.version + 1, dernier_le: now, etat: etatApres('SUITE', fil.etat, fil.responsable_id !== null) })
    .where('id', '=', fil.id)
    .execute();
}

/** Keeps a mail in the thread that it names, once; 404 when it names none (AS27). */
export async function recevoirCourriel(tools: Tools, courriel: CourrielRecu): Promise<void> {
  const { db, now } = tools;
  if (courriel.isAutomatic) return;
  // Asked first, so that no document is stored for nothing; and not in the same transaction, because storing writes rows of its own.
  if ((await db.transaction().execute((trx) => holdFil(trx, courriel))) === null) return;
  const rangees = await storePieces(tools, courriel.pieces);
  await db.transaction().execute(async (trx) => {
    const fil = await holdFil(trx, courriel);
    if (fil !== null) await write(trx, fil, courriel, rangees, now);
  });
}
