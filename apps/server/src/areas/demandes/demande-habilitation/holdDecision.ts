import type { Decision } from '@habilis/domain/demande-habilitation/decisions';
import type { Acting } from '../../../platform/Acting.ts';
import { promesseDeLettre } from './promesseDeLettre.ts';
import type { DhRow } from './scope.ts';

const MINUTE_MS = 60_000;

type Held = { readonly decision: Decision | null; readonly action: string };

/** Keeps a recorded decision until it can no longer be cancelled, with what its letter says (CN3, CN15). */
export async function holdDecision(acting: Acting, row: DhRow, { decision, action }: Held): Promise<void> {
  const { db, acteur, now, settings } = acting;
  if (decision === null || acteur === null || row.date_cnh === null) {
    throw new Error(`la demande ${row.id} n’a pas de décision à garder`);
  }
  const delay = settings.delaiAnnulationDecisionMinutes * MINUTE_MS;
  const decided = {
    date_cnh: row.date_cnh,
    decision,
    avec_complement: action === 'AjournePourComplement',
    motif: row.motif,
    date_debut: row.date_debut,
    decideur_id: acteur.personneId,
  };
  const promesse = await promesseDeLettre.ask()(acting, row, decided);
  await db
    .insertInto('decision_commission')
    .values({
      ...decided,
      demande_id: row.id,
      promesse: JSON.stringify(promesse),
      role_id: acteur.roleId,
      en_tant_que_par: acteur.enTantQuePar,
      prise_le: now,
      envoi_le: new Date(now.getTime() + delay),
    })
    .execute();
}
