import type { fournisseur as contract } from '@habilis/api/fournisseur/endpoints';
import type { RetourLu, Suite } from '@habilis/api/fournisseur/Fournisseur';
import type { Config } from '../../../config.ts';
import type { ContextOf } from '../../../platform/Handler.ts';
import { leftWith, type Left, providerOf } from './depart.ts';
import { presentIdentite } from '../identite/identitePresentee.ts';
import { tiedTo } from '../identite/tiedTo.ts';
import type { Vouched } from '../identite/Vouched.ts';
import { type Brought, InvalidReturn, ProviderDown, ProviderRefusal, readReturn } from './provider.ts';

type Returning = ContextOf<(typeof contract)['retour']>;

/** What comes next for an identity; refuses what belongs to another account. */
async function suiteOf(context: Returning, { but }: Left, vouched: Vouched): Promise<Suite> {
  const tied = await tiedTo(context, vouched);
  if (but === 'connexion') {
    if (tied === undefined) return 'lier';
    if (tied.etat !== 'active') throw context.refuse.unauthorized('fournisseur.compte-ferme');
    return 'ouvrir';
  }
  const isOther = tied !== undefined && tied.id !== context.caller?.personneId;
  if (isOther || (but === 'preuve' && tied === undefined)) throw context.refuse.conflict('fournisseur.d-un-autre');
  if (but === 'preuve') return 'prouvee';
  return tied === undefined ? 'confirmer' : 'liee';
}

async function vouchedFor(context: Returning, config: Config, left: Left, brought: Brought): Promise<Vouched> {
  try {
    return await readReturn(config, providerOf(context, config), left, brought);
  } catch (error) {
    if (error instanceof ProviderRefusal) throw context.refuse.badRequest('fournisseur.refuse');
    if (error instanceof ProviderDown) {
      context.log.warn({ err: error.cause }, 'identity provider unreachable');
      throw context.refuse.conflict('fournisseur.injoignable');
    }
    if (!(error instanceof InvalidReturn)) throw error;
    context.log.warn({ err: error.cause }, 'return from the identity provider refused');
    await context.audit({
      action: 'connexion-refusee',
      detail: { appareil: context.exchange.appareil, fournisseur: true },
    });
    throw context.refuse.badRequest('fournisseur.invalide');
  }
}

/** Reads a return from the provider, and says what comes next; the identity waits for a quarter of an hour (SF14). */
export async function retour(context: Returning, config: Config, brought: Brought): Promise<RetourLu> {
  providerOf(context, config);
  const left = await leftWith(context, config, brought.state);
  if (left === undefined) throw context.refuse.badRequest('fournisseur.retour-perime');
  const vouched = await vouchedFor(context, config, left, brought);
  const suite = await suiteOf(context, left, vouched);
  await presentIdentite(context, config, { but: left.but, demandeeLe: left.demandeeLe, vouched });
  return { suite, identite: vouched.identite };
}
