import type { DonneParCompte, DonnesParCompte } from '@habilis/api/utilisateur/DonneParCompte';
import { sql } from 'kysely';
import { isLiveRole } from '../../../platform/auth/isLiveRole.ts';
import type { RoleContext } from '../../../platform/Handler.ts';
import { personneOf } from './readUtilisateur.ts';
import { isRoleVisible, scopeOverUsers } from './scope.ts';

/** As many as are named; the others are counted. */
const MOST_NAMED = 50;

/** What the trail says that an account gave: `role_id` of a role that it gave, its type and entite when it was offered, neither when it created the person. */
const givenBy = ({ db }: RoleContext, personneId: number) =>
  db
    .selectFrom('audit')
    .select(['audit.id', 'audit.action', 'audit.fait_le', 'audit.objet_id'])
    .select(sql<string | null>`audit.detail ->> 'roleId'`.as('role_id'))
    .select(sql<string | null>`audit.detail ->> 'roleType'`.as('role_type'))
    .select(sql<string | null>`audit.detail ->> 'entiteId'`.as('entite_id'))
    .where('audit.personne_id', '=', personneId)
    .where('audit.action', 'in', ['utilisateur-cree', 'role-donne', 'role-propose'])
    .where('audit.objet_type', '=', 'personne')
    .where('audit.objet_id', '<>', personneId);

/** The roles in force that an account gave or that somebody accepted from it, as far as the caller sees them. */
const rolesGiven = (context: RoleContext, personneId: number) =>
  context.db
    .with('donne', () => givenBy(context, personneId))
    .selectFrom('role')
    .innerJoin('personne', 'personne.id', 'role.personne_id')
    .leftJoin('mrp', 'mrp.id', 'role.mrp_id')
    .leftJoin('entite', 'entite.id', 'role.entite_id')
    .innerJoin('donne', (join) =>
      join.on(sql<boolean>`(donne.role_id = role.id::text or (donne.action = 'role-propose'
        and donne.objet_id = role.personne_id and donne.role_type = role.type and donne.entite_id = role.entite_id::text))`),
    )
    .select(['role.id as roleId', 'role.type', 'role.personne_id as personneId'])
    .select(['personne.habilis_id', 'personne.nom', 'personne.prenom', 'personne.etat'])
    .select(['mrp.id as mrpId', 'mrp.code', 'mrp.libelle', 'entite.id as entiteId', 'entite.raison_sociale'])
    .select((eb) => eb.fn.max('donne.fait_le').as('le'))
    .where(isLiveRole(context.now))
    .where(isRoleVisible(context))
    .groupBy(['role.id', 'personne.id', 'mrp.id', 'entite.id'])
    .execute();

/** The people whom an account created, with whether they hold no role that is left. */
async function created(context: RoleContext, personneId: number) {
  const rows = await context.db
    .with('donne', () => givenBy(context, personneId))
    .selectFrom('personne')
    .innerJoin('donne', 'donne.objet_id', 'personne.id')
    .select(['personne.id as personneId', 'personne.habilis_id', 'personne.nom', 'personne.prenom', 'personne.etat'])
    .select('donne.fait_le as le')
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('role')
          .select('role.id')
          .whereRef('role.personne_id', '=', 'personne.id')
          .where(isLiveRole(context.now)),
      ).as('hasRole'),
    )
    .where('donne.action', '=', 'utilisateur-cree')
    .where('personne.etat', '<>', 'fusionnee')
    .execute();
  return { ids: new Set(rows.map((row) => row.personneId)), sansRole: rows.filter(({ hasRole }) => !hasRole) };
}

/** The offers of an account that nobody answered; while it is blocked they are not taken (U746). */
const offers = (context: RoleContext, personneId: number) => {
  const { db, caller } = context;
  const scope = scopeOverUsers(caller.role.type);
  return db
    .selectFrom('invitation')
    .innerJoin('personne', 'personne.id', 'invitation.personne_id')
    .innerJoin('entite', 'entite.id', 'invitation.entite_id')
    .select(['invitation.type', 'invitation.personne_id as personneId', 'invitation.invite_le as le'])
    .select(['personne.habilis_id', 'personne.nom', 'personne.prenom', 'personne.etat'])
    .select(['entite.id as entiteId', 'entite.raison_sociale'])
    .where('invitation.invite_par', '=', personneId)
    .$if(scope !== 'all', (query) => query.where('invitation.entite_id', '=', caller.role.entiteId ?? 0))
    .execute();
};

type Row = {
  readonly habilis_id: string;
  readonly nom: string;
  readonly prenom: string;
  readonly etat: DonneParCompte['etat'];
  readonly le: Date;
};
const donneOf = (
  { habilis_id: habilisId, nom, prenom, etat, le }: Row,
  rest: Pick<DonneParCompte, 'role' | 'compteCree' | 'enAttente'>,
): DonneParCompte => ({ habilisId, nomPrenom: `${prenom} ${nom}`, etat, donneLe: le.toISOString(), ...rest });

/** Whom an account created or invited and what roles it gave that are still in force, as far as the caller may see them: for whoever blocks it to judge (rules/rights#both-sides; U945). */
export async function readDonnes(context: RoleContext, habilisId: string): Promise<DonnesParCompte> {
  const { id } = await personneOf(context.db, habilisId);
  const people = await created(context, id);
  const roles = (await rolesGiven(context, id)).map((row) =>
    donneOf(row, {
      role: {
        id: row.roleId,
        type: row.type,
        mrp: row.mrpId === null ? null : { id: row.mrpId, code: row.code ?? '', libelle: row.libelle ?? '' },
        entite: row.entiteId === null ? null : { id: row.entiteId, raisonSociale: row.raison_sociale ?? '' },
      },
      compteCree: people.ids.has(row.personneId),
      enAttente: false,
    }),
  );
  const offered = (await offers(context, id)).map((row) => {
    const entite = { id: row.entiteId, raisonSociale: row.raison_sociale };
    const role = { id: null, type: row.type, mrp: null, entite };
    return donneOf(row, { role, compteCree: people.ids.has(row.personneId), enAttente: true });
  });
  // Somebody without a role belongs to no caisse and no entite: only those who see everybody see them.
  const isAll = scopeOverUsers(context.caller.role.type) === 'all';
  const alone = (isAll ? people.sansRole : []).map((row) =>
    donneOf(row, { role: null, compteCree: true, enAttente: false }),
  );
  const donnes = [...roles, ...offered, ...alone].toSorted(
    (one, other) => other.donneLe.localeCompare(one.donneLe) || (other.role?.id ?? 0) - (one.role?.id ?? 0),
  );
  return { donnes: donnes.slice(0, MOST_NAMED), total: donnes.length };
}
