import type { DemandeHabilitation } from '@habilis/api/demande-habilitation/DemandeHabilitation';
import type { RoleContext } from '../../../platform/Handler.ts';
import { refuseAny } from '../../../platform/Refusal.ts';
import { demandeEnCours } from '../../habilitations/habilitation/demandeEnCours.ts';
import { findHabilitation, plateformesOf } from '../../habilitations/habilitation/readHabilitation.ts';
import { type ModeSuite, refuseSuite, type SuiteTitle } from '../../habilitations/habilitation/refuseSuite.ts';
import { formateursRepris, piecesReprises } from './repris.ts';
import { startDraft } from './startDraft.ts';

/** A renewal or an added platform that stores nothing, filled with what is still valid; 409 when one is under way (domain, C.2; H5, H17). */
export async function startSuite(
  context: RoleContext<SuiteTitle | 'habilitation.demande-deja-en-cours'>,
  habilitationId: number,
  mode: ModeSuite,
): Promise<DemandeHabilitation> {
  const row = await findHabilitation(context, habilitationId);
  if ((await demandeEnCours(context.db, row.id)) !== undefined) {
    throw context.refuse.conflict('habilitation.demande-deja-en-cours');
  }
  await refuseSuite(context, row, mode);
  const isRenewal = mode === 'REN';
  const places = isRenewal ? await plateformesOf(context, row.id) : [];
  // The call does not declare the refusals that only a first demande can meet.
  return startDraft(
    { ...context, refuse: refuseAny },
    {
      mode,
      dispositifNiveauId: row.dispositif_niveau_id,
      habilitationSource: { id: row.id, numero: row.numero, dateFin: row.date_fin },
      ...(await formateursRepris(context, row.id, row.dispositif_niveau_id)),
      fileUploads: await piecesReprises(context, row.id, row.dispositif_niveau_id),
      plateformesFixes: places.map(({ adresse }) => ({ id: null, adresse })),
      plateformeMobile: isRenewal && row.plateforme_mobile,
    },
  );
}
