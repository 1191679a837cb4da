import type { fournisseur as contract } from '@habilis/api/fournisseur/endpoints';
import type { LienFournisseur } from '@habilis/api/fournisseur/Fournisseur';
import { pathTo } from '@habilis/api/page/paths';
import type { PreuveFraiche } from '@habilis/api/reglage/Reglage';
import type { Kysely, Selectable } from 'kysely';
import type { Config } from '../../../config.ts';
import type { Database } from '../../../database/Database.ts';
import type { LienFournisseurTable } from '../../../database/tables/facteurs.ts';
import { keepIdToken, sessionOf } from '../../../platform/auth/tokens.ts';
import type { AccountContext, ContextOf } from '../../../platform/Handler.ts';
import { inTransaction } from '../../../platform/inTransaction.ts';
import { refuse } from '../../../platform/Refusal.ts';
import { afterFreshProof } from '../facteur/freshProof.ts';
import { sendAccountMail } from '../personne/sendAccountMail.ts';
import { providerOf } from './depart.ts';
import { idTokenFor, type Presentee, readPresentee, spendPresentee } from '../identite/identitePresentee.ts';

const lienOf = ({ id, email, cree_le, utilise_le }: Selectable<LienFournisseurTable>): LienFournisseur => ({
  id,
  email,
  creeLe: cree_le.toISOString(),
  utiliseLe: utilise_le?.toISOString() ?? null,
});

const linesOf = (db: Kysely<Database>, personneId: number) =>
  db.selectFrom('lien_fournisseur').selectAll().where('personne_id', '=', personneId).orderBy('id').execute();

/** The identities tied to the caller's account, the oldest first. */
export const listLiens = async ({ db, caller }: AccountContext): Promise<{ liens: LienFournisseur[] }> => ({
  liens: (await linesOf(db, caller.personneId)).map(lienOf),
});

/** A session this young was opened by the password, a passkey or a mail's key that proves its person. */
const YOUNG_MS = 15 * 60 * 1000;

type Tying = ContextOf<(typeof contract)['lier']>;

async function keep(context: Tying, config: Config, trx: Kysely<Database>, presentee: Presentee) {
  const within = inTransaction(context, trx);
  const { caller, now, exchange } = context;
  const { personneId, jti } = caller;
  const { emetteur, sujet, identite } = presentee;
  if (!(await spendPresentee(trx, presentee))) throw context.refuse.badRequest('fournisseur.retour-perime');
  const row = { personne_id: personneId, emetteur, sujet, email: identite.email, cree_le: now };
  const kept = await trx
    .insertInto('lien_fournisseur')
    .values(row)
    .onConflict((conflict) => conflict.columns(['emetteur', 'sujet']).doNothing())
    .returningAll()
    .executeTakeFirst();
  if (kept === undefined) throw context.refuse.conflict('fournisseur.d-un-autre');
  // Signed in at the provider too: leaving ends both.
  const id_token = await idTokenFor(config, presentee, personneId);
  await keepIdToken(trx, jti, id_token);
  const nom = identite.email ?? `${identite.prenom} ${identite.nom}`;
  const detail = { appareil: exchange.appareil, fournisseur: config.fournisseur?.nom, identite: nom };
  await within.audit({ action: 'fournisseur-lie', objetType: 'personne', objetId: personneId, detail });
  const mots = { fournisseur: config.fournisseur?.nom ?? '', nom };
  await sendAccountMail(within, { modele: 'fournisseur-lie', personneId, chemin: pathTo('motDePasseOublie'), mots });
  return lienOf(kept);
}

/** Ties the presented identity to the caller's account, once: right after a sign-in by other means, else after a fresh proof (SF15). */
export async function lier(
  context: Tying,
  config: Config,
  preuve: PreuveFraiche | undefined,
): Promise<LienFournisseur> {
  providerOf(context, config);
  const { db, now, caller } = context;
  const presentee = await readPresentee(context, 'connexion', 'lien');
  if (presentee === undefined) throw context.refuse.badRequest('fournisseur.retour-perime');
  const { debutLe, fournisseur } = await sessionOf(db, caller.jti);
  const isProven = fournisseur === null && now.getTime() - debutLe.getTime() < YOUNG_MS;
  const work = (trx: Kysely<Database>) => keep(context, config, trx, presentee);
  return isProven ? db.transaction().execute(work) : afterFreshProof(context, config, preuve, work);
}

/** Cuts the tie of an identity after a fresh proof; recorded and told by a mail (SF15). */
export async function delier(
  context: ContextOf<(typeof contract)['delier']>,
  config: Config,
  lienId: number,
  preuve: PreuveFraiche | undefined,
): Promise<void> {
  const { db, caller, exchange } = context;
  const { personneId } = caller;
  const held = (await linesOf(db, personneId)).find(({ id }) => id === lienId);
  if (held === undefined) throw refuse.notFound();
  await afterFreshProof(context, config, preuve, async (trx) => {
    const gone = await trx.deleteFrom('lien_fournisseur').where('id', '=', lienId).executeTakeFirst();
    if (gone.numDeletedRows === 0n) throw refuse.notFound();
    const within = inTransaction(context, trx);
    const mots = { fournisseur: config.fournisseur?.nom ?? '', nom: held.email ?? '' };
    const detail = { appareil: exchange.appareil, fournisseur: config.fournisseur?.nom, identite: held.email };
    await within.audit({ action: 'fournisseur-delie', objetType: 'personne', objetId: personneId, detail });
    await sendAccountMail(within, {
      modele: 'fournisseur-delie',
      personneId,
      chemin: pathTo('motDePasseOublie'),
      mots,
    });
  });
}
