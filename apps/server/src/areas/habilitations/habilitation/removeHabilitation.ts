import type { SuppressionWrite } from '@habilis/api/habilitation/Habilitation';
import {
  refusalOfSuppression,
  refusalOfSuppressionPlateforme,
  suppressionFaults,
} from '@habilis/domain/habilitation/refusalOfSuppression';
import type { Kysely } from 'kysely';
import type { Database } from '../../../database/Database.ts';
import type { Context, RoleContext } from '../../../platform/Handler.ts';
import { happened } from '../../../platform/evenement/happened.ts';
import { dropAlertes } from '../../avertir/alerte/dropAlertes.ts';
import { dropFichiersHabilitation } from './fichiersHabilitation.ts';
import { openHabilitation, writeHabilitation } from './openHabilitation.ts';
import { plateformesOf } from './readHabilitation.ts';
import { objetOf, recordEvenement } from './recordEvenement.ts';
import { sessionsSupprimees } from './sessionsSupprimees.ts';
import { usagesOf } from './usagesOf.ts';

/** What a deletion requires: a reason, and the version that was read (H705). */
function owedBy(
  { refuse }: Context<'motif-requis'>,
  { motif: typed = null, version }: SuppressionWrite,
): { motif: string; version: number } {
  const motif = typed?.trim() ?? '';
  const faults = suppressionFaults({ motif });
  if (faults.length > 0) throw refuse.badRequest('motif-requis', faults);
  if (version === undefined) {
    throw refuse.badRequest('donnees-invalides', [{ path: 'version', title: 'champ.invalide' }]);
  }
  return { motif, version };
}

/** Deletes a habilitation that nothing depends on; the trail and its entite's history say what it was and why it was deleted (rules/habilitations#state; H27, H705). */
export async function removeHabilitation(
  context: RoleContext<
    | 'motif-requis'
    | 'habilitation.suppression-avec-sessions'
    | 'habilitation.suppression-avec-suite'
    | 'habilitation.version-perimee'
  >,
  id: number,
  body: SuppressionWrite,
): Promise<void> {
  const { db } = context;
  const { motif: commentaire, version } = owedBy(context, body);
  const row = await openHabilitation(context, id, version);
  const refusal = refusalOfSuppression(await usagesOf(db, id));
  if (refusal !== null) throw context.refuse.conflict(`habilitation.${refusal}`);
  // Before the deletion, while its delegataires are still known.
  await happened(context, {
    type: 'habilitation-supprimee',
    objet: objetOf(row),
    valeurs: { debut: row.date_debut, fin: row.date_fin },
    dit: { commentaire },
  });
  await dropFichiersHabilitation(db, id);
  await dropAlertes(db, 'habilitation', id);
  await sessionsSupprimees.ask()(db, id);
  await db.deleteFrom('habilitation').where('id', '=', id).execute();
  const { numero, entite_id: entiteId, code_niveau: niveau, date_debut: debut, date_fin: fin } = row;
  await context.audit({
    action: 'habilitation-supprimee',
    objetType: 'habilitation',
    objetId: id,
    detail: { numero, entiteId, niveau, debut, fin, commentaire },
  });
  await context.audit({
    action: 'habilitation-supprimee',
    objetType: 'entite',
    objetId: entiteId,
    detail: { numero, commentaire },
  });
}

/** The last days of the sessions at a platform; locks both, so that no session comes or moves meanwhile. */
async function lockSessionsAt(db: Kysely<Database>, plateformeId: number): Promise<string[]> {
  await db.selectFrom('habilitation_plateforme').select('id').where('id', '=', plateformeId).forUpdate().execute();
  const rows = await db
    .selectFrom('session_certification')
    .select(['date_session', 'date_fin_session'])
    .where('plateforme_fixe_id', '=', plateformeId)
    .where('etat', '<>', 'SUPPRIMEE')
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows.map((row) => row.date_fin_session ?? row.date_session).filter((day) => day !== null);
}

/** Deletes a platform that no future session uses and that its niveau does not require (rules/habilitations#state; H28, H703, H705). */
export async function removePlateforme(
  context: RoleContext<
    | 'motif-requis'
    | 'habilitation.derniere-plateforme'
    | 'habilitation.plateforme-absente'
    | 'habilitation.plateforme-avec-sessions'
    | 'habilitation.version-perimee'
  >,
  id: number,
  plateformeId: number,
  body: SuppressionWrite,
): Promise<void> {
  const { db, today } = context;
  const { motif: commentaire, version } = owedBy(context, body);
  const row = await openHabilitation(context, id, version);
  const places = await plateformesOf(context, id);
  const gone = places.find((one) => one.id === plateformeId);
  if (gone === undefined) throw context.refuse.conflict('habilitation.plateforme-absente');
  const refusal = refusalOfSuppressionPlateforme(
    {
      avecPlateforme: row.avec_plateforme,
      nbPlateformesFixes: places.length,
      plateformeMobile: row.plateforme_mobile,
    },
    await lockSessionsAt(db, plateformeId),
    today,
  );
  if (refusal !== null) throw context.refuse.conflict(`habilitation.${refusal}`);
  await db.deleteFrom('habilitation_plateforme').where('id', '=', plateformeId).execute();
  await writeHabilitation(context, row);
  const { ligne1, codePostalVille } = gone.adresse;
  const objet = [ligne1, codePostalVille.codePostal, codePostalVille.ville].filter((part) => part !== null).join(' ');
  await recordEvenement(context, row, 'habilitation-plateforme-supprimee', { objet, commentaire });
}
