import type { Impersonation } from '@habilis/api/impersonation/Impersonation';
import { impersonationFaultOf, type ImpersonationParty } from '@habilis/domain/impersonation/impersonationFaultOf';
import type { Kysely } from 'kysely';
import type { Database } from '../../../database/Database.ts';

/** A person as the rule judges them, with their name; undefined when there is none. */
export async function readParty(db: Kysely<Database>, personneId: number, now: Date) {
  const person = await db
    .selectFrom('personne')
    .select(['id', 'habilis_id', 'nom', 'prenom', 'etat'])
    .where('id', '=', personneId)
    .executeTakeFirstOrThrow();
  const roles = await db
    .selectFrom('role')
    .select('type')
    .where('personne_id', '=', personneId)
    .where((eb) => eb.or([eb('fin_le', 'is', null), eb('fin_le', '>', now)]))
    .execute();
  const { id, habilis_id: habilisId, nom, prenom } = person;
  const party: ImpersonationParty = {
    habilisId,
    isActive: person.etat === 'active',
    roles: roles.map(({ type }) => type),
  };
  return { id, nom, prenom, party };
}

/** In whose name a session acts, null when in nobody's; read on every call (IM3). */
export async function readImpersonation(
  db: Kysely<Database>,
  sessionId: string,
  now: Date,
): Promise<Impersonation | null> {
  const row = await db
    .selectFrom('impersonation')
    .selectAll()
    .where('session_id', '=', sessionId)
    .where('fin_le', 'is', null)
    .where('expire_le', '>', now)
    .executeTakeFirst();
  if (row === undefined) return null;
  const acteur = await readParty(db, row.acteur_id, now);
  const cible = await readParty(db, row.cible_id, now);
  if (impersonationFaultOf(acteur.party, cible.party) !== null) return null;
  return {
    habilisId: cible.party.habilisId,
    nom: cible.nom,
    prenom: cible.prenom,
    acteur: { habilisId: acteur.party.habilisId, nomPrenom: `${acteur.prenom} ${acteur.nom}` },
    motif: row.motif,
    debutLe: row.debut_le.toISOString(),
    expireLe: row.expire_le.toISOString(),
    validity: Math.ceil((row.expire_le.getTime() - now.getTime()) / 1000),
  };
}
