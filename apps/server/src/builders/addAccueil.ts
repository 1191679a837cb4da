import { addDays } from '@habilis/domain/date/addDays';
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

/** Writes messages and their recipients. */
export async function addMessages(
  { db, today }: Day,
  ids: Pick<BuiltIds, 'personne' | 'mrp'>,
  messages: readonly GivenMessage[],
): Promise<void> {
  for (const { titre, intitule, descriptif, diffuseur, diffuseurRole, age, roles, caisse } of messages) {
    const { id } = await db
      .insertInto('message')
      .values({
        titre,
        intitule,
        descriptif,
        diffuseur_id: ids.personne.get(diffuseur) ?? 0,
        diffuseur_role_type: diffuseurRole,
        date_creation: addDays(today, -age),
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
