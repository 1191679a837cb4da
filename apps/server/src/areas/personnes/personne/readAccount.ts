import type { Account } from '@habilis/api/session/Account';
import type { Role } from '@habilis/api/role/Role';
import { isOfEtablissement } from '@habilis/domain/compte/isOfEtablissement';
import { requiresSecondFactor } from '@habilis/domain/compte/requiresSecondFactor';
import { ROLE_TYPES } from '@habilis/domain/role/RoleType';
import { debutDesOffres } from '@habilis/domain/utilisateur/offre';
import type { Kysely } from 'kysely';
import type { Database } from '../../../database/Database.ts';
import { isLiveRole } from '../../../platform/auth/isLiveRole.ts';
import type { Context } from '../../../platform/Handler.ts';
import { isOffreTenue } from './isOffreTenue.ts';
import { hasFactor } from './readFacteurs.ts';

/** The live roles of a person, and how many of them the session's establishment leaves out. */
async function readRoles(
  db: Kysely<Database>,
  personneId: number,
  now: Date,
  etablissement: string | null,
): Promise<{ readonly roles: Role[]; readonly rolesAilleurs: number }> {
  const rows = await db
    .selectFrom('role')
    .leftJoin('entite', 'entite.id', 'role.entite_id')
    .leftJoin('mrp', 'mrp.id', 'role.mrp_id')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('demande_administrative as da')
          .select(['da.id', 'da.tache'])
          .where('da.en_cours', '=', true)
          .where(({ or, and, eb: where, ref }) =>
            or([
              where('da.entite_id', '=', ref('role.entite_id')),
              and([where('da.entite_id', 'is', null), where('da.role_id', '=', ref('role.id'))]),
            ]),
          )
          .orderBy('da.id', 'desc')
          .limit(1)
          .as('demande'),
      (join) => join.onTrue(),
    )
    .select([
      'role.id',
      'role.type',
      'role.notif_set',
      'entite.id as entiteId',
      'entite.raison_sociale as raisonSociale',
      'entite.siret',
    ])
    .select(['mrp.id as mrpId', 'mrp.code', 'mrp.libelle', 'demande.id as demandeId', 'demande.tache'])
    .where('role.personne_id', '=', personneId)
    .where(isLiveRole(now))
    .execute();
  const held = rows.filter(({ siret }) => isOfEtablissement(etablissement, siret));
  const roles = held.map((row): Role => {
    const { entiteId, raisonSociale, mrpId, code, libelle, demandeId, tache } = row;
    return {
      id: row.id,
      type: row.type,
      label: raisonSociale ?? libelle ?? '',
      raisonSociale,
      entite: entiteId === null || raisonSociale === null ? null : { id: entiteId, raisonSociale },
      mrp: mrpId === null || code === null || libelle === null ? null : { id: mrpId, code, libelle },
      notifSet: row.notif_set,
      demandeAdministrative:
        demandeId === null || tache === null ? null : { id: demandeId, currentTaskDefinitionKey: tache },
    };
  });
  return {
    roles: roles.toSorted((a, b) => ROLE_TYPES.indexOf(a.type) - ROLE_TYPES.indexOf(b.type) || a.id - b.id),
    rolesAilleurs: rows.length - held.length,
  };
}

/** The new address that waits for its key; the latest one. */
export async function readEmailAConfirmer(db: Kysely<Database>, personneId: number, now: Date): Promise<string | null> {
  const row = await db
    .selectFrom('cle_compte')
    .select('email')
    .where('personne_id', '=', personneId)
    .where('usage', '=', 'changement-mail')
    .where('utilisee_le', 'is', null)
    .where('expire_le', '>', now)
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return row?.email ?? null;
}

/** How many roles wait for a person's answer. */
async function countInvitations(db: Kysely<Database>, personneId: number, now: Date): Promise<number> {
  const { total } = await db
    .selectFrom('invitation')
    .innerJoin('entite', 'entite.id', 'invitation.entite_id')
    .select(({ fn }) => fn.countAll<string>().as('total'))
    .where('personne_id', '=', personneId)
    .where('invite_le', '>', new Date(debutDesOffres(now)))
    .where('entite.etat', '<>', 'fermee')
    .where(isOffreTenue)
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** A person with their live roles, in the order of the role codes. */
export async function readAccount(
  { db, now, settings, caller }: Pick<Context, 'db' | 'now' | 'settings' | 'caller'>,
  personneId: number,
): Promise<Account> {
  const person = await db.selectFrom('personne').selectAll().where('id', '=', personneId).executeTakeFirstOrThrow();
  const isOwn = caller !== null && caller.personneId === personneId && caller.enTantQuePar === null;
  const siret = isOwn ? caller.etablissement : null;
  const { roles, rolesAilleurs } = await readRoles(db, personneId, now, siret);
  // Nobody is asked for a factor while they act in another's name: they gave their own, or needed none.
  const isDemanded =
    (caller === null || caller.enTantQuePar === null) &&
    requiresSecondFactor(
      roles.map(({ type }) => type),
      settings.rolesSecondFacteur,
    );
  return {
    habilisId: person.habilis_id,
    nom: person.nom,
    prenom: person.prenom,
    email: person.email,
    emailAConfirmer: await readEmailAConfirmer(db, personneId, now),
    personalDataValidated: person.donnees_validees,
    secondFacteurAttendu: isDemanded && (isOwn ? caller.lacksSecondFactor : !(await hasFactor(db, personneId))),
    roles,
    invitations: await countInvitations(db, personneId, now),
    etablissement: siret === null ? null : { siret, rolesAilleurs },
  };
}
