import type { PointDemande } from '@habilis/api/examen/PointDemande';
import type { ComplementAdministratif } from '@habilis/api/demande-administrative/DemandeAdministrative';
import { faultsOfPoints } from '@habilis/domain/complement/faultsOfPoints';
import {
  ANCRES_ADMINISTRATIVES,
  type ContenuAdministratif,
  valeurAdministrative,
} from '@habilis/domain/complement/valeurAdministrative';
import type { Context } from '../../../platform/Handler.ts';
import { refuseFaults } from './checkSubmission.ts';
import type { DemandeRow } from './findDemande.ts';
import { listFichiers } from './fichiers.ts';

const contenuOf = async ({ db }: Context, { id, donnees }: DemandeRow): Promise<ContenuAdministratif> => ({
  saisie: donnees,
  fileUploads: await listFichiers(db, id, 'travail'),
});

/** What a request for completion asks field by field, with what stands there now; null when it points at nothing (DA740). */
async function asked(
  context: Context,
  row: DemandeRow,
  points: readonly PointDemande[],
): Promise<ComplementAdministratif | null> {
  refuseFaults(faultsOfPoints(points, ANCRES_ADMINISTRATIVES));
  if (points.length === 0) return null;
  const contenu = await contenuOf(context, row);
  return {
    demandeLe: context.now.toISOString(),
    reponduLe: null,
    points: points.map(({ chemin, commentaire }) => ({
      chemin,
      commentaire: commentaire.trim(),
      avant: valeurAdministrative(contenu, chemin),
      apres: null,
    })),
  };
}

/** The completion once its answer is sent, with what stands at each point then (DA741). */
async function answered(
  context: Context,
  row: DemandeRow,
  complement: ComplementAdministratif,
): Promise<ComplementAdministratif> {
  const contenu = await contenuOf(context, row);
  const points = complement.points.map((point) => ({ ...point, apres: valeurAdministrative(contenu, point.chemin) }));
  return { ...complement, reponduLe: context.now.toISOString(), points };
}

/** Keeps what a step asks field by field, or what its fields hold when the answer is sent; the row as it stands after. */
export async function keepComplement(
  context: Context,
  before: DemandeRow,
  written: DemandeRow,
  points: readonly PointDemande[],
): Promise<DemandeRow> {
  const isAsked = written.tache === 'da_complement' && before.tache !== 'da_complement';
  const { complement: open } = before;
  const isAnswered = before.tache === 'da_complement' && written.tache !== 'da_complement' && open?.reponduLe === null;
  if (!isAsked && !isAnswered) return written;
  const complement =
    isAnswered && open !== null ? await answered(context, written, open) : await asked(context, written, points);
  return context.db
    .updateTable('demande_administrative')
    .set({ complement: complement === null ? null : JSON.stringify(complement) })
    .where('id', '=', written.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}
