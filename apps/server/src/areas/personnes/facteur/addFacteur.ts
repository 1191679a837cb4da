import type { facteur } from '@habilis/api/facteur/endpoints';
import { pathTo } from '@habilis/api/page/paths';
import type { CleFaite, FacteurAjoute } from '@habilis/api/facteur/Facteur';
import { secondFactorCodeOf } from '@habilis/domain/compte/secondFactorCodeOf';
import type { Config } from '../../../config.ts';
import { challengeOf, type Defi, readDefi, spendDefi } from '../../../platform/auth/defi.ts';
import { lockPersonne } from '../../../platform/auth/lockPersonne.ts';
import { readNewPasskey } from '../../../platform/auth/passkeys.ts';
import { renewRecoveryCodes } from '../../../platform/auth/recoveryCodes.ts';
import { seal } from '../../../platform/auth/sealed.ts';
import { stepOf } from '../../../platform/auth/totp.ts';
import type { AccountContext, Context, ContextOf } from '../../../platform/Handler.ts';
import { inTransaction } from '../../../platform/inTransaction.ts';
import type { Refusal } from '../../../platform/Refusal.ts';
import { sendAccountMail } from '../personne/sendAccountMail.ts';
import { facteurOf, readFacteurs } from '../personne/readFacteurs.ts';

/** Enough for anybody's devices, few enough to try each one in a sign-in. */
const MOST_FACTORS = 10;
const TAKEN = '23505';

type Kept =
  | {
      readonly genre: 'application';
      readonly secret: string;
      readonly dernier_pas: number;
      readonly ifTaken?: undefined;
    }
  | {
      readonly genre: 'cle';
      readonly cle_id: string;
      readonly cle_publique: Buffer;
      readonly compteur: number;
      readonly ifTaken: () => Refusal;
    };

async function insert({ db, now }: Context, personneId: number, nom: string, { ifTaken, ...kept }: Kept) {
  try {
    const row = { personne_id: personneId, nom, cree_le: now, ...kept };
    return await db.insertInto('facteur').values(row).returningAll().executeTakeFirstOrThrow();
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === TAKEN)) throw error;
    throw ifTaken?.() ?? error;
  }
}

/** Keeps a factor whose challenge was met; the first one brings the recovery codes, and each addition is mailed (SF3, SF6). */
async function keep(
  context: AccountContext<'second-facteur.defi-perime' | 'second-facteur.trop'>,
  config: Config,
  defi: Defi,
  nom: string,
  kept: Kept,
): Promise<FacteurAjoute> {
  const { personneId } = context.caller;
  return context.db.transaction().execute(async (trx) => {
    const within = inTransaction(context, trx);
    await lockPersonne(trx, personneId);
    const held = await readFacteurs(trx, personneId);
    if (held.length >= MOST_FACTORS) throw context.refuse.conflict('second-facteur.trop');
    if (!(await spendDefi(trx, defi))) throw context.refuse.badRequest('second-facteur.defi-perime');
    const added = await insert(within, personneId, nom, kept);
    const codes = held.length === 0 ? await renewRecoveryCodes(trx, config, personneId) : null;
    const detail = { appareil: context.exchange.appareil, facteur: nom };
    await within.audit({ action: 'facteur-ajoute', objetType: 'personne', objetId: personneId, detail });
    const mail = { modele: 'facteur-ajoute', personneId, chemin: pathTo('motDePasseOublie'), mots: { nom } } as const;
    await sendAccountMail(within, mail);
    return { facteur: facteurOf(added), codes };
  });
}

/** Adds an application; its first code proves that it has the secret. */
export async function addApplication(
  context: ContextOf<(typeof facteur)['addApplication']>,
  config: Config,
  { defi: text, code, nom }: { readonly defi: string; readonly code: string; readonly nom: string },
): Promise<FacteurAjoute> {
  const { personneId } = context.caller;
  const defi = await readDefi(config, { usage: 'application', personneId }, text, context.now);
  if (defi?.secret === undefined) throw context.refuse.badRequest('second-facteur.defi-perime');
  const typed = secondFactorCodeOf(code);
  const step = typed?.genre === 'application' ? stepOf(defi.secret, typed.code, context.now, 0) : null;
  if (step === null) {
    const title = 'second-facteur.code-incorrect';
    throw context.refuse.badRequest(title, [{ path: 'code', title }]);
  }
  const secret = await seal(config, { usage: 'facteur', personneId }, defi.secret);
  return keep(context, config, defi, nom, { genre: 'application', secret, dernier_pas: step });
}

/** Adds a passkey that the browser made for its challenge. */
export async function addCle(
  context: ContextOf<(typeof facteur)['addCle']>,
  config: Config,
  { defi: text, cle, nom }: { readonly defi: string; readonly cle: CleFaite; readonly nom: string },
): Promise<FacteurAjoute> {
  const { personneId } = context.caller;
  const defi = await readDefi(config, { usage: 'cle', personneId }, text, context.now);
  if (defi === undefined) throw context.refuse.badRequest('second-facteur.defi-perime');
  const passkey = await readNewPasskey(config, cle, challengeOf(defi));
  if (passkey === null) throw context.refuse.badRequest('second-facteur.cle-refusee');
  const { id, publicKey, counter } = passkey;
  const kept = { genre: 'cle', cle_id: id, cle_publique: Buffer.from(publicKey), compteur: counter } as const;
  const ifTaken = () => context.refuse.conflict('second-facteur.cle-connue');
  return keep(context, config, defi, nom, { ...kept, ifTaken });
}
