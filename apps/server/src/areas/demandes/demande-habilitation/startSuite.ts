import type { DemandeHabilitation } from '@habilis/api/demande-habilitation/DemandeHabilitation';
import type { RoleContext } from '../../../platform/Handler.ts';
import { demandeEnCours, presentDemandeEnCours } from '../../habilitations/habilitation/demandeEnCours.ts';
import { sourcesOf } from '../../habilitations/habilitation/droits.ts';
import { findHabilitation, plateformesOf } from '../../habilitations/habilitation/readHabilitation.ts';
import { type ModeSuite, refuseSuite, type SuiteTitle } from '../../habilitations/habilitation/refuseSuite.ts';
import { formateursRepris, piecesReprises } from './repris.ts';
import { asksElsewhere } from './refuseSecond.ts';
import { refuseSuspended } from './refuseSuspended.ts';
import { draftOf } from './draftOf.ts';

/** A renewal or an added platform that stores nothing, filled with what is still valid; 409 when one is under way (rules/demandes#modes; H5, H17). */
export async function startSuite(
  context: RoleContext<SuiteTitle | 'demande.entite-suspendue' | 'habilitation.demande-deja-en-cours'>,
  habilitationId: number,
  mode: ModeSuite,
): Promise<DemandeHabilitation> {
  const { id: roleId, entiteId } = context.caller.role;
  const row = await findHabilitation(context, habilitationId);
  const other = await demandeEnCours(context.db, row.id);
  if (other !== undefined) {
    // Where it is, for who may open it.
    const courant = (await presentDemandeEnCours(context, other)) ?? undefined;
    throw context.refuse.conflict('habilitation.demande-deja-en-cours', courant);
  }
  await refuseSuite(context, row, mode);
  await refuseSuspended(context, entiteId);
  if (await asksElsewhere(context, { entiteId, roleId, niveauId: row.dispositif_niveau_id })) {
    throw context.refuse.conflict('habilitation.demande-deja-en-cours');
  }
  const sources = await sourcesOf(context, [row.id]);
  const isRenewal = mode === 'REN';
  const places = isRenewal ? await plateformesOf(context, row.id) : [];
  return draftOf(context, {
    mode,
    dispositifNiveauId: row.dispositif_niveau_id,
    habilitationSource: sources.get(row.id) ?? null,
    ...(await formateursRepris(context, row.id, row.dispositif_niveau_id)),
    fileUploads: await piecesReprises(context, row.id, row.dispositif_niveau_id),
    plateformesFixes: places.map(({ adresse }) => ({ id: null, adresse })),
    plateformeMobile: isRenewal && row.plateforme_mobile,
  });
}
