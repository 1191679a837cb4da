import { type Acces, ACTIONS_ACCES, type SessionOuverte } from '@habilis/api/account/Acces';
import type { Kysely } from 'kysely';
import type { Database } from '../../../database/Database.ts';
import { sessionOf } from '../../../platform/auth/tokens.ts';
import type { AccountContext } from '../../../platform/Handler.ts';

const LATEST = 200;

/** The caller's open sessions: the current one first, then the latest. */
export async function readSessions(context: AccountContext): Promise<SessionOuverte[]> {
  const { db, now } = context;
  const { personneId, jti } = context.caller;
  const { id: current } = await sessionOf(db, jti);
  const rows = await db
    .selectFrom('jeton')
    .select(['session_id', 'session_le', 'appareil'])
    .select((eb) => eb.fn.max('cree_le').as('renewed'))
    .where('personne_id', '=', personneId)
    .where('expire_le', '>', now)
    .where((eb) => eb.or([eb('revoque_le', 'is', null), eb('revoque_le', '>', now)]))
    .groupBy(['session_id', 'session_le', 'appareil'])
    .orderBy((eb) => eb.fn.max('cree_le'), 'desc')
    .execute();
  const sessions = rows.map((row) => ({
    id: row.session_id,
    debutLe: row.session_le.toISOString(),
    renouveleeLe: new Date(row.renewed).toISOString(),
    appareil: row.appareil,
    isCourante: row.session_id === current,
  }));
  return sessions.toSorted((a, b) => Number(b.isCourante) - Number(a.isCourante));
}

/** Who acted in the caller's name, by the id of each impersonation (S17). */
async function readImpersonations(
  db: Kysely<Database>,
  personneId: number,
): Promise<Map<unknown, NonNullable<Acces['impersonation']>>> {
  const rows = await db
    .selectFrom('impersonation')
    .innerJoin('personne as acteur', 'acteur.id', 'impersonation.acteur_id')
    .select(['impersonation.id', 'acteur_role_type', 'acteur.nom', 'acteur.prenom', 'motif', 'expire_le', 'fin_le'])
    .where('cible_id', '=', personneId)
    .orderBy('impersonation.id', 'desc')
    .limit(LATEST)
    .execute();
  return new Map(
    rows.map(({ id, acteur_role_type: roleType, nom, prenom, motif, expire_le, fin_le }) => [
      id,
      { nomPrenom: `${prenom} ${nom}`, roleType, motif, finLe: (fin_le ?? expire_le).toISOString() },
    ]),
  );
}

/** What was done with the caller's account, the latest first. */
export async function readAcces(context: AccountContext): Promise<Acces[]> {
  const { personneId } = context.caller;
  const rows = await context.db
    .selectFrom('audit')
    .select(['id', 'action', 'fait_le', 'detail'])
    .where('objet_type', '=', 'personne')
    .where('objet_id', '=', personneId)
    .where('action', 'in', ACTIONS_ACCES)
    .orderBy('id', 'desc')
    .limit(LATEST)
    .execute();
  const impersonations = await readImpersonations(context.db, personneId);
  return rows.map(({ id, action, fait_le: faitLe, detail }) => {
    const { appareil, facteur, impersonation } = detail;
    return {
      id,
      action: action as Acces['action'],
      faitLe: faitLe.toISOString(),
      appareil: typeof appareil === 'string' ? appareil : null,
      impersonation: impersonations.get(impersonation) ?? null,
      facteur: typeof facteur === 'string' ? facteur : null,
    };
  });
}
