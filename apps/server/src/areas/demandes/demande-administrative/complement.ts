import type { PointDemande } from '@habilis/api/examen/PointDemande';
import {
  ANCRES_ADMINISTRATIVES,
  valeurAdministrative,
} from '@habilis/domain/demande-administrative/valeurAdministrative';
import type { RoleContext } from '../../../platform/Handler.ts';
import { askComplement } from '../examen/askComplement.ts';
import { closeComplement, sendComplement } from '../examen/sendComplement.ts';
import type { Sujet } from '../examen/sujet.ts';
import { listFichiers } from './fichiers.ts';
import type { DemandeRow } from './findDemande.ts';

/** A demande administrative, as the subject of complements. */
export const sujetAdministratif = (id: number): Sujet => ({
  type: 'DA',
  id,
  isTypedInSight: false,
  isAwaiting: async (db) => {
    const { tache } = await db
      .selectFrom('demande_administrative')
      .select('tache')
      .where('id', '=', id)
      .forShare()
      .executeTakeFirstOrThrow();
    return tache === 'da_complement';
  },
  valeurs: async (db) => {
    const { donnees: saisie } = await db
      .selectFrom('demande_administrative')
      .select('donnees')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const contenu = { saisie, fileUploads: await listFichiers(db, id, 'travail') };
    return (chemin) => valeurAdministrative(contenu, chemin);
  },
});

/** What a step does to complements: asks for one, sends its answer, or stops awaiting one (DA740, DA741, DA880). */
export async function keepComplement(
  context: RoleContext,
  before: DemandeRow,
  { id, tache }: Pick<DemandeRow, 'id' | 'tache'>,
  { points, isSent }: { readonly points: readonly PointDemande[]; readonly isSent: boolean },
): Promise<void> {
  const sujet = sujetAdministratif(id);
  if (tache === before.tache) return;
  if (tache === 'da_complement') {
    const question = { tache: before.tache, ancres: ANCRES_ADMINISTRATIVES };
    await askComplement(context, sujet, question, points);
  }
  if (before.tache === 'da_complement') await (isSent ? sendComplement : closeComplement)(context, sujet);
}
