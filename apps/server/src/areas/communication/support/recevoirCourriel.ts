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

async function* bytesOf(content: Uint8Array): AsyncGenerator<Uint8Array> {
  yield content;
}

/** Keeps the documents of a mail that the rules of uploads allow, in their order; gives their ids (AS28). */
async function keepPieces(
  { db, files, admit, settings, now }: Tools,
  pieces: readonly PieceRecue[],
  personneId: number | null,
): Promise<number[]> {
  const ids: number[] = [];
  let total = 0;
  for (const { filename, content } of pieces) {
    total += content.length;
    if (ids.length === settings.nombreMaxPiecesSupport || total > settings.tailleMaxEnvoiSupportOctets) break;
    try {
      let checked = { userFilename: '', typeMime: '' };
      const { sha256, taille } = await files.put(bytesOf(content), settings.tailleMaxFichierOctets, async (stored) => {
        checked = await checkUpload(filename, stored, settings.extensionsSupport);
        await admit(stored);
      });
      const { id } = await db
        .insertInto('fichier')
        .values({
          sha256,
          user_filename: checked.userFilename,
          taille,
          type_mime: checked.typeMime,
          depose_par: personneId,
          depose_le: now,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      ids.push(id);
    } catch (error) {
      // What a form refuses is told in the thread; a store that fails has the whole mail posted again.
      if (!(error instanceof Refusal) || error.status >= 500) throw error;
    }
  }
  return ids;
}

/** Keeps a mail in the thread that it names, once; 404 when it names none (AS27). */
export async function recevoirCourriel(tools: Tools, courriel: CourrielRecu): Promise<void> {
  const { db, now } = tools;
  const { filId, cle, de, texte, pieces, isAutomatic } = courriel;
  if (isAutomatic) return;
  if (filId === null) throw refuse.notFound();
  const fil = await db
    .selectFrom('message_support')
    .select(['id', 'version', 'etat', 'responsable_id', 'personne_id', 'nom', 'prenom', 'email'])
    .where('id', '=', filId)
    .forUpdate()
    .executeTakeFirst();
  if (fil === undefined) throw refuse.notFound();
  const isKnown = await db
    .selectFrom('echange_support')
    .select('id')
    .where('message_id', '=', filId)
    .where('cle_courriel', '=', cle)
    .executeTakeFirst();
  if (isKnown !== undefined) return;
  const isSender = de.adresse.toLowerCase() === fil.email.toLowerCase();
  const fichierIds = await keepPieces(tools, pieces, isSender ? fil.personne_id : null);
  const { id } = await db
    .insertInto('echange_support')
    .values({
      message_id: filId,
      genre: 'SUITE',
      auteur_id: isSender ? fil.personne_id : null,
      // Somebody else may answer from another mailbox: that is seen.
      auteur: isSender ? `${fil.prenom} ${fil.nom}` : `${de.nom} <${de.adresse}>`.trim(),
      texte,
      ecrit_le: now,
      cle_courriel: cle,
      pieces_ecartees: pieces.length - fichierIds.length,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (fichierIds.length > 0) {
    const links = fichierIds.map((fichierId, rang) => ({
      message_id: filId,
      fichier_id: fichierId,
      rang,
      echange_id: id,
    }));
    await db.insertInto('message_support_fichier').values(links).execute();
  }
  await db
    .updateTable('message_support')
    .set({ version: fil.version + 1, dernier_le: now, etat: etatApres('SUITE', fil.etat, fil.responsable_id !== null) })
    .where('id', '=', filId)
    .execute();
}
