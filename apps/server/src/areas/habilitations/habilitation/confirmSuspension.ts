import { isOneOf } from '../../../platform/isOneOf.ts';
import type { habilitation } from '@habilis/api/habilitation/endpoints';
import type { ConfirmationWrite, Habilitation } from '@habilis/api/habilitation/Habilitation';
import { confirmationFaults, refusalOfConfirmation } from '@habilis/domain/habilitation/refusalOfConfirmation';
import { debutSuspension, SANS_FIN } from '@habilis/domain/habilitation/refusalOfSuspension';
import { suitGeste } from '@habilis/domain/habilitation/suspensionDeSuite';
import type { ContextOf, RoleContext } from '../../../platform/Handler.ts';
import { lockSuites } from './lockSuites.ts';
import { openHabilitation, writeHabilitation } from './openHabilitation.ts';
import { datesOf, type NamedHabilitation } from './habilitationRows.ts';
import { readHabilitation } from './readHabilitation.ts';
import { recordEvenement } from './recordEvenement.ts';
import { portantOf } from './suspensionTransmise.ts';
import { writePeriod } from './suspendHabilitation.ts';

const STATES = ['non-suspendue', 'rien-a-confirmer'] as const;

async function confirmOne(
  context: RoleContext,
  row: NamedHabilitation,
  { fin, commentaire }: { readonly fin: string; readonly commentaire: string },
): Promise<void> {
  const debut = debutSuspension(datesOf(row), context.today);
  const { motif_suspension: motif, commentaire_suspension: why } = row;
  await writePeriod(context, row.id, { date_debut: debut, date_fin: fin, motif, commentaire: why });
  await writeHabilitation(context, row, { date_fin_suspension: fin, suspension_a_confirmer: false });
  await recordEvenement(context, row, 'habilitation-suspension-confirmee', { debut, fin, commentaire });
}

/** Confirms a caisse's suspension, until a day or without end: it no longer ends by itself (rules/habilitations#suspension; H701). */
export async function confirmSuspension(
  context: ContextOf<(typeof habilitation)['confirmerSuspension']>,
  { habilitationId, version, dateFinSuspension, commentaire: typed }: ConfirmationWrite,
): Promise<Habilitation> {
  const { today } = context;
  const row = await openHabilitation(context, habilitationId, version);
  const commentaire = typed.trim();
  const asked = { dateFin: dateFinSuspension, commentaire };
  const about = [datesOf(row), asked, { role: context.caller.role.type, today }] as const;
  const refusal = refusalOfConfirmation(...about);
  if (refusal === 'suspension-hors-competence') throw context.refuse.forbidden(`habilitation.${refusal}`);
  if (refusal !== null) {
    throw isOneOf(STATES, refusal)
      ? context.refuse.conflict(`habilitation.${refusal}`)
      : context.refuse.badRequest(`habilitation.${refusal}`, confirmationFaults(...about));
  }
  const fin = dateFinSuspension ?? SANS_FIN;
  const source = portantOf(row);
  // What was granted from it bears the same suspension.
  const suites = (await lockSuites(context.db, row.id)).filter((one) =>
    suitGeste({ source, suite: portantOf(one) }, { geste: 'suspendre', dateFin: fin, today }),
  );
  for (const one of [row, ...suites]) await confirmOne(context, one, { fin, commentaire });
  return readHabilitation(context, row.id);
}
