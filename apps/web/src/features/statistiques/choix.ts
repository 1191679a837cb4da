import { dispositif } from '@habilis/api/dispositif/endpoints';
import { dispositifNiveau } from '@habilis/api/dispositif-niveau/endpoints';
import { call } from '../../session/call.ts';

/** Reads what the filters of a page of figures offer. */
export async function readChoix() {
  const [dispositifs, niveaux] = await Promise.all([call(dispositif.list, {}), call(dispositifNiveau.list, {})]);
  return { dispositifs, niveaux };
}

/** The dispositifs and niveaux that filters offer. */
export type Choix = Awaited<ReturnType<typeof readChoix>>;
