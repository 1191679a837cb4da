import type { Kysely } from 'kysely';
import { type Changement, CHAMPS_PROMIS } from '@habilis/domain/commission/changementsDepuis';
import { formatDate } from '@habilis/i18n/format';
import type { Database } from '../../../database/Database.ts';
import { changementsOf, DECISION_CHANGEE } from '../demande-habilitation/changementsOf.ts';
import type { sendHeldDecision } from './sendHeldDecision.ts';
import { DH_KIND } from '../demande-habilitation/DH_KIND.ts';
import { updateAlertes } from '../tache/updateAlertes.ts';
import { lockDemande } from './lockDemande.ts';
import { tellDecider } from './tellDecider.ts';

type Tools = Parameters<typeof sendHeldDecision>[1];

const isDay = (line: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(line);

const NONE = '—';

/** One part of the promise, old and new, as the mail says it; `non` where it is as it was. */
function motDe(changements: readonly Changement[], champ: Changement['champ']): string {
  const found = changements.find((one) => one.champ === champ);
  if (found === undefined) return 'non';
  const said = (lines: readonly string[]) =>
    lines.map((line) => (isDay(line) ? formatDate(line) : line)).join(', ') || NONE;
  return `${said(found.avant)} → ${said(found.apres)}`;
}

/** What the mail says of an obstacle: each part that has changed (CN15). */
const motsDe = (obstacle: string, changements: readonly Changement[]) => ({
  obstacle: obstacle === DECISION_CHANGEE ? 'change' : 'autre',
  ...Object.fromEntries(CHAMPS_PROMIS.map((champ) => [champ, motDe(changements, champ)])),
});

/** Says why a decision does not leave, alerts who decided until it does, and mails them, unless they read it as they send it: once for each reason (CN15, CN16, CN1012). */
export async function keepBack(
  trx: Kysely<Database>,
  tools: Tools,
  { id, obstacle, readBy = null }: { readonly id: number; readonly obstacle: string; readonly readBy?: number | null },
): Promise<void> {
  const { demande_id: demandeId } = await trx
    .selectFrom('decision_commission')
    .select('demande_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const demande = await lockDemande(trx, demandeId);
  const kept = await trx
    .updateTable('decision_commission')
    .set({ obstacle })
    .where('id', '=', id)
    .where('etat', '=', 'a-envoyer')
    .where('obstacle', 'is distinct from', obstacle)
    .returning(['demande_id', 'role_id'])
    .executeTakeFirst();
  if (kept === undefined) return;
  await updateAlertes({ ...tools, db: trx }, DH_KIND, demande);
  if (kept.role_id === readBy) return;
  const changements = (await changementsOf({ ...tools, db: trx }, [id])).get(id) ?? [];
  await tellDecider({ ...tools, db: trx }, kept, {
    modele: 'dh-decision-retenue',
    mots: motsDe(obstacle, changements),
  });
}
