import { isCible, type ProfilDestinataire } from '@habilis/domain/message/isCible';
import { periodeDiffusion } from '@habilis/domain/message/periodeDiffusion';
import type { Selectable } from 'kysely';
import type { MessageTable } from '../../../database/tables/tableauDeBord.ts';
import type { AccountContext, Context } from '../../../platform/Handler.ts';
import { habilitationsForCriteria } from './habilitationsForCriteria.ts';
import { type ReaderRole, readerRoles } from '../../avertir/role/readerRoles.ts';

export type MessageRow = Selectable<MessageTable> & { readonly nom: string; readonly prenom: string };

/** What criteria look at; no session or certificat exists yet, so criteria about them find nobody. */
export const profilOf = async (
  context: Pick<Context, 'db' | 'today'>,
  { id, type, entiteId, caisseId, departement, regime, typeEntite }: ReaderRole,
): Promise<ProfilDestinataire> => ({
  roleType: type,
  caisseId,
  departement,
  regime,
  typeEntite,
  habilitations: await habilitationsForCriteria(context, { id, type, entiteId }),
  datesSession: [],
  finsCertificatFormateur: [],
});

async function isFor({ db }: Context, messageId: number, profils: readonly ProfilDestinataire[]): Promise<boolean> {
  const cibles = await db
    .selectFrom('message_cible')
    .select(['role_type', 'criteres'])
    .where('message_id', '=', messageId)
    .execute();
  return cibles.some(({ role_type: roleType, criteres }) =>
    profils.some((profil) => isCible({ roleType, criteres }, profil)),
  );
}

/** The messages shown today that reach the caller, dismissed ones included; the latest first. */
export async function messagesFor(context: AccountContext): Promise<MessageRow[]> {
  const { db, today, settings } = context;
  const profils = await Promise.all((await readerRoles(context)).map((role) => profilOf(context, role)));
  const types = profils.map(({ roleType }) => roleType);
  if (types.length === 0) return [];
  const rows = await db
    .selectFrom('message')
    .innerJoin('personne', 'personne.id', 'message.diffuseur_id')
    .selectAll('message')
    .select(['personne.nom', 'personne.prenom'])
    .where((eb) => eb.or([eb('date_fin_diffusion', 'is', null), eb('date_fin_diffusion', '>=', today)]))
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('message_cible')
          .select('message_cible.rang')
          .whereRef('message_cible.message_id', '=', 'message.id')
          .where('message_cible.role_type', 'in', types),
      ),
    )
    .orderBy((eb) => eb.fn.coalesce('date_debut_diffusion', 'date_creation'), 'desc')
    .orderBy('message.id', 'desc')
    .execute();
  const found: MessageRow[] = [];
  for (const row of rows) {
    const { debut, fin } = periodeDiffusion(
      {
        dateDebutDiffusion: row.date_debut_diffusion,
        dateFinDiffusion: row.date_fin_diffusion,
        dateCreation: row.date_creation,
      },
      settings,
    );
    if (debut <= today && today <= fin && (await isFor(context, row.id, profils))) found.push(row);
  }
  return found;
}
