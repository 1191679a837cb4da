import type { fournisseur as contract } from '@habilis/api/fournisseur/endpoints';
import { BUTS, type But } from '@habilis/api/fournisseur/Fournisseur';
import type { BodyOf } from '@habilis/api/endpoint';
import * as z from 'zod/mini';
import type { Config, FournisseurConfig } from '../../../config.ts';
import { seal, unseal } from '../../../platform/auth/sealed.ts';
import type { Context, ContextOf } from '../../../platform/Handler.ts';
import { type Departed, leave, ProviderDown } from './provider.ts';

/** How long one may stay at the provider: a lost password is found again there. */
const LIFE_SECONDS = 30 * 60;
const PATH = '/api/authenticate/fournisseur';
const NOBODY = { usage: 'depart', personneId: 0 } as const;

const Held = z.object({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  but: z.enum(BUTS),
  demandeeMs: z.number(),
});

/** Each departure has its own cookie: two tabs may leave at once. */
const nameOf = (state: string): string => `HABILIS-DEPART-${state.replaceAll(/[^\w-]/g, '').slice(0, 12)}`;

const cookie = ({ exchange }: Pick<Context, 'exchange'>, state: string, value: string, seconds: number): string =>
  `${nameOf(state)}=${value}; Path=${PATH}; Max-Age=${seconds}; HttpOnly; SameSite=Strict${exchange.isSecure ? '; Secure' : ''}`;

/** The provider of this installation; refuses 409 where there is none. */
export function providerOf(context: Context<'fournisseur.absent'>, { fournisseur }: Config): FournisseurConfig {
  if (fournisseur === null) throw context.refuse.conflict('fournisseur.absent');
  return fournisseur;
}

/** Leaves for the provider; what the return must match goes with the browser, sealed (SF14). */
export async function depart(
  context: ContextOf<(typeof contract)['depart']>,
  config: Config,
  { but, email }: BodyOf<(typeof contract)['depart']>,
): Promise<{ adresse: string }> {
  const fournisseur = providerOf(context, config);
  try {
    // Whoever is signed in there may be another person, or this one's other identity: for a tie too it asks.
    const { adresse, departed } = await leave(config, fournisseur, { isFresh: but !== 'connexion', email });
    const held = await seal(config, NOBODY, { ...departed, but, demandeeMs: Date.now() });
    context.exchange.setHeader('Set-Cookie', cookie(context, departed.state, held, LIFE_SECONDS));
    return { adresse };
  } catch (error) {
    if (!(error instanceof ProviderDown)) throw error;
    context.log.warn({ err: error.cause }, 'identity provider unreachable');
    throw context.refuse.conflict('fournisseur.injoignable');
  }
}

/** What this browser left with. */
export type Left = Departed & { readonly but: But; readonly demandeeLe: Date };

/** The departure of a return; undefined when this browser did not leave so, or too long ago. */
export async function leftWith({ exchange }: Context, config: Config, state: string): Promise<Left | undefined> {
  const opened = await unseal(config, NOBODY, exchange.cookieOf(nameOf(state)) ?? '');
  const held = z.safeParse(Held, opened?.value);
  if (!held.success || held.data.state !== state) return undefined;
  const { demandeeMs, ...rest } = held.data;
  return Date.now() - demandeeMs < LIFE_SECONDS * 1000 ? { ...rest, demandeeLe: new Date(demandeeMs) } : undefined;
}
