import type { FacteursPossibles } from '@habilis/api/session/Assertion';
import type { Selectable } from 'kysely';
import type { Config } from '../../../config.ts';
import type { FacteurTable } from '../../../database/tables/facteurs.ts';
import { challengeOf, type Defi } from '../../../platform/auth/defi.ts';
import { relyingPartyOf } from '../../../platform/auth/passkeys.ts';

/** How a person may give their second factor to a challenge. */
export function possibleOf(
  config: Config,
  facteurs: readonly Selectable<FacteurTable>[],
  defi: Defi,
): FacteursPossibles {
  const cles = facteurs.flatMap(({ cle_id: id }) => (id === null ? [] : [id]));
  return {
    application: facteurs.some(({ genre }) => genre === 'application'),
    cle: cles.length === 0 ? null : { challenge: challengeOf(defi), rpId: relyingPartyOf(config).id, cles },
  };
}
