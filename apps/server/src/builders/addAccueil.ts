import { rolePath } from '@habilis/api/page/rolePaths';
import { addDays } from '@habilis/domain/date/addDays';
import type { Diffuseur } from '@habilis/domain/message/diffuseurs';
import type { CriteresCible } from '@habilis/domain/message/isCible';
import { sujetOf } from '@habilis/domain/notification/desabonnement';
import type { RoleType } from '@habilis/domain/role/RoleType';
import { rolesVises } from '../areas/communication/message/rolesVises.ts';
import { niveauxOfRole } from '../areas/niveaux/dispositif-niveau/niveauxOfRole.ts';
import type { Building, BuiltIds } from './Building.ts';

export type GivenActualite = {
  readonly titre: string;
  readonly contenu: string;
  /** Days from today to its first and last day. */
  readonly debut: number;
  readonly fin: number | null;
};

export type GivenMessage = {
  readonly titre: string;
  readonly intitule: string;
  readonly descriptif: string | null;
  readonly diffuseur: string;
  readonly diffuseurRole: RoleType;
  readonly age: number;
  readonly roles: readonly RoleType[];
  /** Code of the caisse whose people it is for; everybody when absent. */
  readonly caisse?: string;
  /** Title of its type. */
  readonly typeMessage?: string;
  /** Days from today to its first and last day; by default it is shown from its creation. */
  readonly diffusion?: readonly [debut: number, fin: number];
  /** What became of its mails: held back by its end, to come, or sent to all but one, whose mail was refused. @default not mailed */
  readonly courriels?: 'RETENU' | 'PREVU' | 'TERMINE';
};

export type GivenTypeMessage = {
  readonly titre: string;
  readonly intitule: string;
  readonly descriptif: string | null;
  readonly diffuseurs: readonly Diffuseur[];
  readonly roles: readonly RoleType[];
};

type Day = Pick<Building, 'db' | 'today'>;

/** Writes the news, in the given order. */
export async function addActualites({ db, today }: Day, actualites: readonly GivenActualite[]): Promise<void> {
  await db
    .insertInto('actualite')
    .values(
      actualites.map(({ titre, contenu, debut, fin }, rang) => ({
        titre,
        contenu,
        date_debut_publication: addDays(today, debut),
        date_fin_publication: fin === null ? null : addDays(today, fin),
        rang: rang + 1,
        // News that is already out is not mailed.
        courriel_le: debut > 0 ? null : new Date(),
      })),
    )
    .execute();
}

const flagsOf = (diffuseurs: readonly Diffuseur[]) => ({
  diffuseur_i: diffuseurs.includes('I'),
  diffuseur_rd: diffuseurs.includes('RD'),
  diffuseur_cnh: diffuseurs.includes('CNH'),
  diffuseur_adm: diffuseurs.includes('ADM'),
});

/** Writes types of messages. */
export async function addTypesMessage({ db }: Pick<Day, 'db'>, types: readonly GivenTypeMessage[]): Promise<void> {
  await db
    .insertInto('type_message')
    .values(
      types.map(({ titre, intitule, descriptif, diffuseurs, roles }) => ({
        titre,
        intitule,
        descriptif,
        ...flagsOf(diffuseurs),
        cibles: JSON.stringify(roles.map((roleType) => ({ roleType, cibleMessageCriterias: {} }))),
      })),
    )
    .execute();
}

/** The role under which a person sends, and the type of what is sent. */
async function originOf({ db }: Pick<Day, 'db'>, personneId: number, { diffuseurRole, typeMessage }: GivenMessage) {
  const role = await db
    .selectFrom('role')
    .select('id')
    .where('personne_id', '=', personneId)
    .where('type', '=', diffuseurRole)
    .executeTakeFirst();
  const type =
    typeMessage === undefined
      ? undefined
      : await db.selectFrom('type_message').selectAll().where('titre', '=', typeMessage).executeTakeFirstOrThrow();
  return {
    diffuseur_role_id: role?.id ?? null,
    ...(type === undefined
      ? {}
      : {
          type_message_id: type.id,
          diffuseur_i: type.diffuseur_i,
          diffuseur_rd: type.diffuseur_rd,
          diffuseur_cnh: type.diffuseur_cnh,
          diffuseur_adm: type.diffuseur_adm,
        }),
  };
}

const at = (today: string, age: number, time: string): Date => new Date(`${addDays(today, -age)}T${time}:00Z`);

const daysOf = ({ today }: Pick<Day, 'today'>, { diffusion }: GivenMessage) =>
  diffusion === undefined
    ? {}
    : { date_debut_diffusion: addDays(today, diffusion[0]), date_fin_diffusion: addDays(today, diffusion[1]) };

/** Writes the mails of a message as if they had left on its first day; the last one was refused. */
async function addCourriels(
  { db, today }: Day,
  { id, criteres, personneId }: { readonly id: number; readonly criteres: CriteresCible; readonly personneId: number },
  { titre, intitule, age, roles }: GivenMessage,
): Promise<void> {
  const le = at(today, age, '09:10');
  const cibles = roles.map((roleType) => ({ roleType, criteres }));
  const vises = await rolesVises(db, cibles, le)
    .select(['role.id', 'role.type', 'role.personne_id'])
    .orderBy('personne.nom_tri')
    .orderBy('role.id')
    .execute();
  const persons = [...new Map(vises.map((role) => [role.personne_id, role])).values()];
  const { nom, prenom } = await db
    .selectFrom('personne')
    .select(['nom', 'prenom'])
    .where('id', '=', personneId)
    .executeTakeFirstOrThrow();
  const mots = { titre, intitule, auteur: `${prenom} ${nom}` };
  await db
    .insertInto('courriel')
    .values(
      persons.map((role, rank) => ({
        modele: 'message' as const,
        personne_id: role.personne_id,
        role_id: role.id,
        objet_id: id,
        valeurs: JSON.stringify({ mots, commentaire: null, chemin: rolePath(role, 'messages'), lignes: [] }),
        rythme: 'IMMEDIAT' as const,
        etat: rank === persons.length - 1 ? ('refuse' as const) : ('garde' as const),
        sujet: sujetOf('MESSAGE', role.type),
        adresse: null,
        cle_id: null,
        cree_le: le,
        traite_le: le,
      })),
    )
    .execute();
  await db
    .updateTable('message')
    .set({ courriel_le: le, courriel_fini_le: le, nb_destinataires: persons.length })
    .where('id', '=', id)
    .execute();
}

/** Writes messages and their recipients. */
export async function addMessages(
  { db, today }: Day,
  ids: Pick<BuiltIds, 'personne' | 'mrp'>,
  messages: readonly GivenMessage[],
): Promise<void> {
  for (const given of messages) {
    const { titre, intitule, descriptif, diffuseur, diffuseurRole, age, roles, caisse, courriels } = given;
    const personneId = ids.personne.get(diffuseur) ?? 0;
    const origin = await originOf({ db }, personneId, given);
    const { id } = await db
      .insertInto('message')
      .values({
        titre,
        intitule,
        descriptif,
        diffuseur_id: personneId,
        ...origin,
        diffuseur_role_type: diffuseurRole,
        date_creation: addDays(today, -age),
        ...daysOf({ today }, given),
        par_courriel: courriels !== undefined,
        ...(courriels === undefined ? {} : { courriel_apres: at(today, age, '09:10') }),
        ...(courriels === 'RETENU' ? { terminee_le: at(today, age, '09:05') } : {}),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const caisseId = caisse === undefined ? undefined : ids.mrp.get(caisse);
    const niveaux =
      diffuseurRole === 'RD' && origin.diffuseur_role_id !== null
        ? await niveauxOfRole(db, origin.diffuseur_role_id).execute()
        : undefined;
    const criteres: CriteresCible = {
      ...(caisseId === undefined ? {} : { caisses: [caisseId] }),
      // Held to what its sender may write to, as the call does.
      ...(niveaux === undefined ? {} : { dispositifNiveaux: niveaux.map(({ id: niveauId }) => niveauId) }),
    };
    await db
      .insertInto('message_cible')
      .values(
        roles.map((role, rang) => ({
          message_id: id,
          rang,
          role_type: role,
          criteres: JSON.stringify(criteres),
        })),
      )
      .execute();
    if (courriels === 'TERMINE') await addCourriels({ db, today }, { id, criteres, personneId }, given);
  }
}
