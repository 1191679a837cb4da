import type { VerificationSiren } from '@habilis/api/demande-administrative/DemandeAdministrative';
import { isSiret } from '@habilis/domain/identifiant/isSiret';
import { sirenOf } from '@habilis/domain/identifiant/sirenOf';
import type { Context } from '../../../platform/Handler.ts';
import { UNVERIFIED } from './UNVERIFIED.ts';

/** What the company register says of a SIRET now; it is not asked about an impossible SIRET. */
export async function askRegister(
  { register, now }: Pick<Context, 'register' | 'now'>,
  siret: string | null,
): Promise<VerificationSiren> {
  if (siret === null || !isSiret(siret)) return UNVERIFIED;
  const answer = await register.lookUp(sirenOf(siret));
  return { ...answer, verifieLe: now.toISOString() };
}
