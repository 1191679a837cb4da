import { randomUUID } from 'node:crypto';
import type { IssuedToken } from '@habilis/api/session/Account';
import type { Config } from '../../../config.ts';
import { DEVICE_COOKIE, markDevice } from '../../../platform/auth/deviceMarks.ts';
import { issueToken, type SessionFournisseur } from '../../../platform/auth/tokens.ts';
import type { Context } from '../../../platform/Handler.ts';
import { announceSignIn } from './announceSignIn.ts';
import type { Met } from './meetChallenge.ts';

/** Opens the session of a person who proved who they are, in the transaction of the proof; it is recorded, and told by a mail where it is new. */
export async function openSession(
  within: Context,
  config: Config,
  { id: personneId, habilis_id: habilisId }: { readonly id: number; readonly habilis_id: string },
  { met, fournisseur }: { readonly met: Met | undefined; readonly fournisseur: SessionFournisseur | null },
): Promise<IssuedToken> {
  const { db, now, exchange } = within;
  await announceSignIn(within, config, personneId, met);
  return issueToken(db, config.tokenSecret, {
    personneId,
    habilisId,
    session: { id: randomUUID(), debutLe: now, appareil: exchange.appareil, fournisseur },
    now,
  });
}

/** Marks this browser as one from which a person signed in: strangers' attempts then do not count against it (S820). */
export function rememberPerson({ exchange, now }: Context, config: Config, personneId: number): void {
  const held = exchange.cookieOf(DEVICE_COOKIE);
  exchange.setHeader('Set-Cookie', markDevice(config, held, { personneId, isSecure: exchange.isSecure, now }));
}
