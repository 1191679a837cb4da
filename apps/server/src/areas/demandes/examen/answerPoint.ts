import type { examen } from '@habilis/api/examen/endpoints';
import type { ComplementPoint } from '@habilis/api/examen/Complement';
import type { BodyOf } from '@habilis/api/endpoint';
import { nullWhenEmpty } from '@habilis/domain/null-when-empty/nullWhenEmpty';
import type { Context } from '../../../platform/Handler.ts';
import { refuse } from '../../../platform/Refusal.ts';
import { contenuAncrable } from './contenuAncrable.ts';
import { presentPoint } from './listComplements.ts';
import { openComplementId } from './sendComplement.ts';

/** Keeps what a requester answers to a point, as long as the completion is awaited; 409 with the stored point when somebody else wrote it since. */
export async function answerPoint(
  context: Context,
  demandeId: number,
  { pointId, version, traite, reponse }: BodyOf<typeof examen.repondre>,
): Promise<ComplementPoint> {
  const { db } = context;
  const demande = await db
    .selectFrom('demande_habilitation')
    .select('tache')
    .where('id', '=', demandeId)
    .forShare()
    .executeTakeFirstOrThrow();
  const complementId = await openComplementId(db, demandeId);
  if (demande.tache !== 'complement' || complementId === null) throw refuse.conflict('demande.etape-modifiee');
  const stored = await db
    .selectFrom('demande_complement_point')
    .selectAll()
    .where('id', '=', pointId)
    .where('complement_id', '=', complementId)
    .forUpdate()
    .executeTakeFirst();
  if (stored === undefined) throw refuse.notFound();
  const contenu = await contenuAncrable(db, demandeId);
  if (stored.version !== version) throw refuse.conflict('demande.version-perimee', presentPoint(stored, contenu));
  const written = await db
    .updateTable('demande_complement_point')
    .set({ version: version + 1, traite, reponse: nullWhenEmpty(reponse) })
    .where('id', '=', pointId)
    .returningAll()
    .executeTakeFirstOrThrow();
  await context.audit({
    action: 'demande-habilitation.reponse-complement',
    objetType: 'demande-habilitation',
    objetId: demandeId,
    detail: { chemin: stored.chemin },
  });
  return presentPoint(written, contenu);
}
