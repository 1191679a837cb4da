import type { Identite } from '@habilis/domain/compte/identiteFaultsOf';
import type { Kysely } from 'kysely';
import type { Database } from '../../../database/Database.ts';
import type { Context } from '../../../platform/Handler.ts';
import { newHabilisId } from '../../../platform/auth/newHabilisId.ts';
import { adoptStagiaire, stagiaireOfAddress } from './adoptStagiaire.ts';

const TRIES = 20;

/**
 * Adds a person whose account is to be activated, with a new identifier, or with that of the new formateur whom it is for; returns the id, undefined
 * when the address is taken.
 */
export async function addPersonne(
  context: Pick<Context, 'db' | 'audit'>,
  identite: Identite,
  rgpd: { readonly version: string; readonly le: Date } | null = null,
  stagiaire?: number,
): Promise<number | undefined> {
  const { db } = context;
  const id = await insertPersonne(db, identite, rgpd);
  if (id === undefined) return undefined;
  const stagiaireId = stagiaire ?? (await stagiaireOfAddress(db, identite));
  if (stagiaireId !== undefined) await adoptStagiaire(context, id, stagiaireId);
  return id;
}

async function insertPersonne(
  trx: Kysely<Database>,
  identite: Identite,
  rgpd: { readonly version: string; readonly le: Date } | null,
): Promise<number | undefined> {
  for (let tried = 0; tried < TRIES; tried++) {
    const added = await trx
      .insertInto('personne')
      .values({
        ...identite,
        habilis_id: newHabilisId(),
        mot_de_passe: null,
        etat: 'a-activer',
        donnees_validees: false,
        rgpd_version: rgpd?.version ?? null,
        rgpd_le: rgpd?.le ?? null,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (added !== undefined) return added.id;
    const taken = await trx.selectFrom('personne').select('id').where('email', '=', identite.email).executeTakeFirst();
    if (taken !== undefined) return undefined;
  }
  throw new Error('aucun identifiant libre');
}
