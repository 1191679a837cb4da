import type { PointDemande } from '@habilis/api/examen/PointDemande';
import { FILE_UPLOADS } from '@habilis/domain/complement/valeursOfFichiers';
import type { PointCourriel } from '../../../database/values/Courriel.ts';
import type { Acting } from '../../../platform/Acting.ts';
import { pointsEnAttente } from '../examen/pointsEnAttente.ts';
import { sujetHabilitation } from '../examen/sujetHabilitation.ts';
import { niveauOf } from './niveauOf.ts';
import type { DhRow } from './scope.ts';

type Tools = Pick<Acting, 'db'>;
type Asking = { readonly effects: readonly string[] };

const asks = ({ effects }: Asking): boolean => effects.includes('ask-complement');

/** What a complement is asked about, documents by the names that their niveau gives them (DX945). */
export async function pointsEnMail(
  { db }: Tools,
  row: DhRow,
  step: Asking,
  points: readonly PointDemande[],
): Promise<readonly PointCourriel[]> {
  if (!asks(step) || points.length === 0) return [];
  const niveau = await niveauOf(db, row.dispositif_niveau_id);
  const slots = [...(niveau?.pedagogiqueUploadFieldsConfig ?? []), ...(niveau?.techniqueUploadFieldsConfig ?? [])];
  const names = new Map(slots.map(({ id, libelle }) => [`${FILE_UPLOADS}${id}`, libelle]));
  return points.map(({ chemin, commentaire }) => ({ chemin, piece: names.get(chemin) ?? null, commentaire }));
}

/** The same of what the commission asked when it decided, and which leaves with its letter. */
export const pointsRetenusEnMail = async (tools: Tools, row: DhRow, step: Asking): Promise<readonly PointCourriel[]> =>
  asks(step) ? pointsEnMail(tools, row, step, await pointsEnAttente(tools.db, sujetHabilitation(row.id))) : [];
