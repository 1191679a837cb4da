import type { DemandeHabilitation } from '@habilis/api/demande-habilitation/DemandeHabilitation';
import type { Context } from '../../platform/Handler.ts';
import { refuse } from '../../platform/Refusal.ts';
import { demandeEnCours } from '../habilitation/demandeEnCours.ts';
import { findHabilitation, plateformesOf } from '../habilitation/readHabilitation.ts';
import { type ModeSuite, refuseSuite } from '../habilitation/refuseSuite.ts';
import { certifiedOf, listFormateurs } from './formateursEtPlateformes.ts';
import { startDraft } from './startDraft.ts';

/** The trainers of the request that was granted, those who may still train: the others are asked for again. */
async function formateursOf({ db, today }: Context, habilitationId: number, niveauId: number) {
  const granted = await db
    .selectFrom('demande_habilitation')
    .select('id')
    .where('habilitation_id', '=', habilitationId)
    .orderBy('id', 'desc')
    .executeTakeFirst();
  if (granted === undefined) return [];
  const declared = await listFormateurs(db, granted.id);
  const certified = await certifiedOf(
    db,
    declared.map(({ personneId }) => personneId),
    niveauId,
    today,
  );
  return declared
    .filter(({ personneId }) => certified.has(personneId))
    .map(({ habilisId, nomPrenom }) => ({ habilisId, nomPrenom }));
}

/** A renewal or an added platform that stores nothing, filled with what still holds; 409 when one is under way (domain, C.2; H5, H17). */
export async function startSuite(
  context: Context,
  habilitationId: number,
  mode: ModeSuite,
): Promise<DemandeHabilitation> {
  const row = await findHabilitation(context, habilitationId);
  if ((await demandeEnCours(context.db, row.id)) !== undefined) {
    throw refuse.conflict('habilitation.demande-deja-en-cours');
  }
  await refuseSuite(context, row, mode);
  const isRenewal = mode === 'REN';
  const places = isRenewal ? await plateformesOf(context, row.id) : [];
  return startDraft(context, {
    mode,
    dispositifNiveauId: row.dispositif_niveau_id,
    habilitationSource: { id: row.id, numero: row.numero, dateFin: row.date_fin },
    formateurs: await formateursOf(context, row.id, row.dispositif_niveau_id),
    plateformesFixes: places.map(({ adresse }) => ({ id: null, adresse })),
    plateformeMobile: isRenewal && row.plateforme_mobile,
  });
}
