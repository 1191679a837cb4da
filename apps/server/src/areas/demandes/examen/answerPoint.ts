import type { ComplementPoint, PointReponse } from '@habilis/api/examen/Complement';
import { nullWhenEmpty } from '@habilis/domain/null-when-empty/nullWhenEmpty';
import type { Context } from '../../../platform/Handler.ts';
import { refuse } from '../../../platform/Refusal.ts';
import { presentPoint } from './listComplements.ts';
import { openComplementId } from './sendComplement.ts';
import type { Sujet } from './sujet.ts';

/** Keeps a demandeur's answer to a point while the complement is awaited; 409 with the stored point when somebody else wrote it since. */
export async function answerPoint(
  context: Context<'demande.etape-modifiee' | 'demande.version-perimee'>,
  sujet: Sujet,
  { pointId, version, traite, reponse }: PointReponse,
): Promise<ComplementPoint> {
  const { db } = context;
  const isAwaiting = await sujet.isAwaiting(db);
  const complementId = await openComplementId(db, sujet);
  if (!isAwaiting || complementId === null) throw context.refuse.conflict('demande.etape-modifiee');
  const stored = await db
    .selectFrom('demande_complement_point')
    .selectAll()
    .where('id', '=', pointId)
    .where('complement_id', '=', complementId)
    .forUpdate()
    .executeTakeFirst();
  if (stored === undefined) throw refuse.notFound();
  const valeurOf = await sujet.valeurs(db);
  if (stored.version !== version)
    throw context.refuse.conflict('demande.version-perimee', presentPoint(stored, valeurOf));
  const written = await db
    .updateTable('demande_complement_point')
    .set({ version: version + 1, traite, reponse: nullWhenEmpty(reponse) })
    .where('id', '=', pointId)
    .returningAll()
    .executeTakeFirstOrThrow();
  const objetType = sujet.type === 'DA' ? 'demande-administrative' : 'demande-habilitation';
  await context.audit({
    action: `${objetType}.reponse-complement`,
    objetType,
    objetId: sujet.id,
    detail: { chemin: stored.chemin },
  });
  return presentPoint(written, valeurOf);
}
