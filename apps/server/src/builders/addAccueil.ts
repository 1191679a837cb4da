import { addDays } from '@habilis/domain/date/addDays';
import type { Diffuseur } from '@habilis/domain/message/diffuseurs';
import type { CriteresCible } from '@habilis/domain/message/isCible';
import type { RoleType } from '@habilis/domain/role/RoleType';
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
  /** Whether it was ended before its mails left. */
  readonly isRetenu?: boolean;
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

/** Writes messages and their recipients. */
export async function addMessages(
  { db, today }: Day,
  ids: Pick<BuiltIds, 'personne' | 'mrp'>,
  messages: readonly GivenMessage[],
): Promise<void> {
  for (const given of messages) {
    const { titre, intitule, descriptif, diffuseur, diffuseurRole, age, roles, caisse, isRetenu = false } = given;
    const personneId = ids.personne.get(diffuseur) ?? 0;
    const { id } = await db
      .insertInto('message')
      .values({
        titre,
        intitule,
        descriptif,
        diffuseur_id: personneId,
        ...(await originOf({ db }, personneId, given)),
        diffuseur_role_type: diffuseurRole,
        date_creation: addDays(today, -age),
        ...(isRetenu ? { par_courriel: true, terminee_le: new Date(`${addDays(today, -age)}T09:05:00Z`) } : {}),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const caisseId = caisse === undefined ? undefined : ids.mrp.get(caisse);
    const criteres: CriteresCible = caisseId === undefined ? {} : { caisses: [caisseId] };
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
  }
}
