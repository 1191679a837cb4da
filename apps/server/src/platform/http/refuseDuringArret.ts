import { type Endpoint, isLeftByArret } from '@habilis/api/endpoint';
import { arretEnCours } from '@habilis/domain/arret/Arret';
import { can } from '@habilis/domain/role/can';
import type { Caller } from '../Handler.ts';
import { Refusal } from '../Refusal.ts';
import type { Services } from '../Services.ts';

/** Whether a stop does not hold for a caller: who may end it goes on, under their own name. */
const isAbove = (caller: Caller | null): boolean =>
  caller?.role !== undefined &&
  caller.role !== null &&
  caller.enTantQuePar === null &&
  caller.application === null &&
  can(caller.role.type, 'edit-settings');

/** Refuses what an announced stop does not leave, with the seconds until its expected end (EX1055, EX1056). */
export async function refuseDuringArret(
  endpoint: Endpoint,
  caller: Caller | null,
  { arrets, now }: Pick<Services, 'arrets' | 'now'>,
): Promise<void> {
  if (endpoint.duringArret === 'toujours') return;
  const at = now();
  const held = arretEnCours(await arrets(), at);
  if (held === null || isLeftByArret(endpoint, held.mode) || isAbove(caller)) return;
  const retryAfter = Math.ceil((Date.parse(held.finLe) - at.getTime()) / 1000);
  throw new Refusal(503, held.mode === 'COMPLET' ? 'arret.complet' : 'arret.lecture-seule', { retryAfter });
}
