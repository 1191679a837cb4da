import { subtle } from 'node:crypto';
import { etatApres } from '@habilis/domain/assistance/etatsSupport';
import { hasPlaceFor } from '@habilis/domain/assistance/placeDansLeFil';
import type { Settings } from '@habilis/domain/setting/settings';
import type { Kysely } from 'kysely';
import type { Database } from '../../../database/Database.ts';
import { checkUpload } from '../../../platform/files/checkUpload.ts';
import type { CallDeposits } from '../../../platform/files/deposits.ts';
import type { FileStore } from '../../../platform/files/FileStore.ts';
import { Refusal, refuse } from '../../../platform/Refusal.ts';
import { addFichierOf } from '../../fichiers/file/storedFiles.ts';
import { echangesDuFil } from './fils.ts';
import { readCourrielApart } from './readCourrielApart.ts';
import type { CorpsCourriel, PieceRecue } from './readCourriel.ts';
import type { Enveloppe } from './readEnveloppe.ts';

/** A raw mail and what its headers tell. */
export type CourrielRecu = { readonly raw: Buffer; readonly enveloppe: Enveloppe };
/** The thread of a mail, and the mark by which the same mail is known again. */
type Place = { readonly filId: number; readonly cle: string; readonly isAutomatique: boolean };

type Tools = {
  readonly db: Kysely<Database>;
  readonly files: FileStore;
  readonly deposits: CallDeposits;
  /** The mail server's, to count what it brings. */
  readonly address: string;
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
async function storePieces({ files, deposits, settings }: Tools, pieces: readonly PieceRecue[]): Promise<Rangee[]> {
  const kept: Rangee[] = [];
  let total = 0;
  for (const { filename, content } of pieces) {
    total += content.length;
    if (kept.length === settings.nombreMaxPiecesSupport || total > settings.tailleMaxEnvoiSupportOctets) break;
    try {
      let checked = { userFilename: '', typeMime: '' };
      const { sha256, taille } = await files.put(bytesOf(content), settings.tailleMaxFichierOctets, async (stored) => {
        checked = await checkUpload(filename, stored, settings.extensionsSupport);
        await deposits.admit(stored);
      });
      kept.push({ sha256, taille, ...checked });
    } catch (error) {
      // What a form refuses is told in the thread; a store that fails has the whole mail posted again.
      if (!(error instanceof Refusal) || error.status >= 500) throw error;
    }
  }
  return kept;
}

/** Stores a mail as it came: whoever reads it with a program of their own loses nothing (AS32). */
async function storeRaw({ files, deposits }: Tools, raw: Buffer): Promise<Rangee[]> {
  try {
    const { sha256, taille } = await files.put(bytesOf(raw), raw.length, (stored) => deposits.admit(stored));
    return [{ sha256, taille, userFilename: 'courriel.eml', typeMime: 'message/rfc822' }];
  } catch (error) {
    if (!(error instanceof Refusal) || error.status >= 500) throw error;
    return [];
  }
}

/** The thread that a mail names, held until the end of the transaction; null when the mail is in it already, 404 when there is none or it is full, so that its sender learns it. */
async function holdFil(trx: Kysely<Database>, { filId, cle, isAutomatique }: Place) {
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
  if (known !== undefined) return null;
  if (hasPlaceFor('courriel', await echangesDuFil(trx, filId))) return fil;
  // Nobody reads what a program is told.
  if (isAutomatique) return null;
  throw refuse.notFound();
}

/** What is written of a mail. */
type Ecrit = Pick<CorpsCourriel, 'texte' | 'suite' | 'illisible'> & {
  readonly rangees: readonly Rangee[];
  readonly ecartees: number;
};

/** Writes a mail in its thread with its documents, and has the thread wait again unless nobody wrote it. */
async function write(
  trx: Kysely<Database>,
  fil: NonNullable<Awaited<ReturnType<typeof holdFil>>>,
  { de, automatique, cle }: Pick<Enveloppe, 'de' | 'automatique'> & Pick<Place, 'cle'>,
  { rangees, ecartees, ...said }: Ecrit,
  now: Date,
): Promise<void> {
  const isSender = de.adresse.toLowerCase() === fil.email.toLowerCase();
  const auteurId = isSender ? fil.personne_id : null;
  const { id } = await trx
    .insertInto('echange_support')
    .values({
      message_id: fil.id,
      genre: automatique === null ? 'SUITE' : 'AUTOMATIQUE',
      auteur_id: auteurId,
      // Somebody else may answer from another mailbox: that is seen.
      auteur: isSender ? `${fil.prenom} ${fil.nom}` : `${de.nom} <${de.adresse}>`.trim(),
      ...said,
      ecrit_le: now,
      cle_courriel: cle,
      pieces_ecartees: ecartees,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const [rang, rangee] of rangees.entries()) {
    const fichierId = await addFichierOf(trx, rangee, { deposePar: auteurId, deposeLe: now });
    await trx
      .insertInto('message_support_fichier')
      .values({ message_id: fil.id, fichier_id: fichierId, rang, echange_id: id })
      .execute();
  }
  if (automatique !== null) return;
  await trx
    .updateTable('message_support')
    .set({ version: fil.version + 1, dernier_le: now, etat: etatApres('SUITE', fil.etat, fil.responsable_id !== null) })
    .where('id', '=', fil.id)
    .execute();
}

async function cleOf({ raw, enveloppe: { messageId } }: CourrielRecu): Promise<string> {
  // Not on the thread that answers calls: a mail may have megabytes.
  const seal = await subtle.digest('SHA-256', messageId === null ? raw : Buffer.from(messageId));
  return Buffer.from(seal).toString('base64url');
}

/** Reads a mail and stores what it brings; one that cannot be read is set aside as it came, and told. */
async function take(tools: Tools, raw: Buffer): Promise<Ecrit> {
  const { deposits, address, now, settings } = tools;
  const { texte, suite, pieces, piecesEnTrop, illisible }: CorpsCourriel = (await readCourrielApart(raw)) ?? {
    texte: '',
    suite: null,
    pieces: [],
    piecesEnTrop: 0,
    illisible: 'LIMITE',
  };
  const said = { texte, suite, illisible };
  if (pieces.length === 0 && illisible === null) return { ...said, rangees: [], ecartees: piecesEnTrop };
  await deposits.begin({ caller: null, address, now, settings });
  const rangees = await storePieces(tools, pieces);
  const ecartees = pieces.length - rangees.length + piecesEnTrop;
  return { ...said, rangees: [...rangees, ...(illisible === null ? [] : await storeRaw(tools, raw))], ecartees };
}

/** Keeps a mail in the thread that it names, once; 404 when it names none (AS27). */
export async function receiveCourriel(tools: Tools, courriel: CourrielRecu): Promise<void> {
  const { db, now } = tools;
  const { raw, enveloppe } = courriel;
  const { filId, automatique } = enveloppe;
  if (filId === null) throw refuse.notFound();
  if (automatique === 'SUR') return;
  const place = { filId, cle: await cleOf(courriel), isAutomatique: automatique !== null };
  // Asked first, so that no mail is read for nothing; and not in the same transaction, because storing writes rows of its own.
  if ((await db.transaction().execute((trx) => holdFil(trx, place))) === null) return;
  const said = await take(tools, raw);
  await db.transaction().execute(async (trx) => {
    const fil = await holdFil(trx, place);
    if (fil !== null) await write(trx, fil, { ...enveloppe, ...place }, said, now);
  });
}
