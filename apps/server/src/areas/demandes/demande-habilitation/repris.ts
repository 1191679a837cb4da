import type { DemandeHabilitationFile } from '@habilis/api/demande-habilitation/DemandeHabilitation';
import { isPieceReprise } from '@habilis/domain/demande-habilitation/isPieceReprise';
import type { Kysely } from 'kysely';
import type { Database } from '../../../database/Database.ts';
import type { Context } from '../../../platform/Handler.ts';
import { todayAt } from '../../../platform/today.ts';
import { listFichiers } from './fichiers.ts';
import { certificatsOf } from '../../niveaux/dispositif-niveau/certificatsOf.ts';
import { listFormateurs } from './formateursEtPlateformes.ts';
import { niveauOf } from './niveauOf.ts';

/** The latest demande that was granted for a habilitation. */
const grantedOf = (db: Kysely<Database>, habilitationId: number) =>
  db
    .selectFrom('demande_habilitation')
    .select('id')
    .where('habilitation_id', '=', habilitationId)
    .orderBy('id', 'desc')
    .executeTakeFirst();

/** The formateurs of the granted demande who may still train; the others are asked for again (H36). */
export async function formateursRepris(context: Context, habilitationId: number, niveauId: number) {
  const { db } = context;
  const granted = await grantedOf(db, habilitationId);
  if (granted === undefined) return { formateurs: [], certificatsFormateurs: [] };
  const declared = await listFormateurs(db, granted.id);
  const ids = declared.map(({ personneId }) => personneId);
  const certificatOf = await certificatsOf(context, ids, (await niveauOf(db, niveauId))?.niveauFormateurId ?? null);
  const able = declared
    .map(({ personneId, ...named }) => ({ named, certificat: certificatOf(personneId) }))
    .filter(({ certificat: { etat } }) => etat === 'VALIDE' || etat === 'SANS_OBJET');
  return {
    formateurs: able.map(({ named }) => named),
    certificatsFormateurs: able.map(({ named: { habilisId }, certificat }) => ({ habilisId, ...certificat })),
  };
}

/** The documents of the granted demande that are still valid (H36). */
export async function piecesReprises(
  { db, today, settings }: Context,
  habilitationId: number,
  niveauId: number,
): Promise<DemandeHabilitationFile[]> {
  const granted = await grantedOf(db, habilitationId);
  const niveau = await niveauOf(db, niveauId);
  if (granted === undefined || niveau === null) return [];
  const asked = [...niveau.pedagogiqueUploadFieldsConfig, ...niveau.techniqueUploadFieldsConfig];
  const champs = asked.filter(({ retire }) => !retire).map(({ id }) => String(id));
  const pieces = await listFichiers(db, granted.id);
  return pieces.filter(({ champ, deposeLe }) =>
    isPieceReprise({ champ, dateDepot: todayAt(new Date(deposeLe)) }, { champs, today, settings }),
  );
}

/** Names in a new draft the documents that it starts with; the file is not copied, both demandes name it. */
export async function linkPieces(
  { db }: Pick<Context, 'db'>,
  demandeId: number,
  pieces: readonly DemandeHabilitationFile[],
): Promise<void> {
  const rows = pieces.map(({ id, champ, intitule }, rang) => ({
    demande_id: demandeId,
    fichier_id: id,
    champ,
    intitule,
    rang,
  }));
  if (rows.length > 0) await db.insertInto('demande_habilitation_fichier').values(rows).execute();
}
