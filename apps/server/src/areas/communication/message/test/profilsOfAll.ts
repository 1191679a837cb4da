import type { ProfilDestinataire } from '@habilis/domain/message/isCible';
import { ETATS_MENES } from '@habilis/domain/session-certification/etats';
import type { Kysely } from 'kysely';
import type { Database } from '../../../../database/Database.ts';
import { todayAt } from '../../../../platform/today.ts';
import { toldRolesInTurn, type ToldReaderRole } from '../../../avertir/role/readerRoles.ts';
import { habilitationsForCriteria } from './habilitationsForCriteria.ts';

/** The sessions that a role leads, or that its entite holds; a delegataire's are of what is delegated. */
async function sessionsOf(db: Kysely<Database>, { id, type, entiteId, personneId }: ToldReaderRole) {
  const rows = await db
    .selectFrom('session_certification')
    .select(['date_session', 'animateur_id', 'habilitation_id', 'entite_id', 'etat'])
    .where('etat', '<>', 'SUPPRIMEE')
    .execute();
  const delegated = await db
    .selectFrom('delegation')
    .select('habilitation_id')
    .where('role_id', '=', id)
    .where('fin_le', 'is', null)
    .execute();
  const isDelegated = (habilitationId: number) => delegated.some((one) => one.habilitation_id === habilitationId);
  return rows.filter((row) =>
    type === 'F'
      ? row.animateur_id === personneId
      : row.entite_id !== null && row.entite_id === entiteId && (type !== 'DL' || isDelegated(row.habilitation_id)),
  );
}

/** The ends of the last certificat of each niveau of a formateur, or of those who lead the sessions of an entite. */
async function finsOf(db: Kysely<Database>, formateurs: readonly number[]): Promise<string[]> {
  if (formateurs.length === 0) return [];
  const rows = await db.selectFrom('certificat_formateur').selectAll().where('personne_id', 'in', formateurs).execute();
  const held = Map.groupBy(rows, ({ personne_id, dispositif_niveau_id }) => `${personne_id} ${dispositif_niveau_id}`);
  return [...held.values()].flatMap((ofNiveau) => {
    const ends = ofNiveau.map(({ date_fin: end }) => end ?? '9999').toSorted();
    const last = ends.at(-1) ?? '9999';
    return last === '9999' ? [] : [last];
  });
}

/** The profile of every live role of an active person, read one by one: what the database's conditions are compared with. */
export async function profilsOfAll(
  db: Kysely<Database>,
  now: Date,
): Promise<{ id: number; profil: ProfilDestinataire }[]> {
  const profils: { id: number; profil: ProfilDestinataire }[] = [];
  for await (const roles of toldRolesInTurn(db, now)) {
    for (const role of roles) {
      const sessions = await sessionsOf(db, role);
      const menes = sessions.filter(({ etat }) => ETATS_MENES.some((one) => one === etat));
      const animateurs = menes.flatMap(({ animateur_id: id }) => id ?? []);
      profils.push({
        id: role.id,
        profil: {
          roleType: role.type,
          caisseId: role.caisseId,
          departement: role.departement,
          regime: role.regime,
          typeEntite: role.typeEntite,
          habilitations: await habilitationsForCriteria({ db, today: todayAt(now) }, role),
          datesSession: sessions.flatMap(({ date_session: date }) => date ?? []),
          finsCertificatFormateur: await finsOf(db, role.type === 'F' ? [role.personneId] : animateurs),
        },
      });
    }
  }
  return profils;
}
