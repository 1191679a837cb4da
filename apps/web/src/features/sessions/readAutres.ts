import type { DemandeSummary } from '@habilis/api/demande/DemandeSummary';
import { demande } from '@habilis/api/demande/endpoints';
import type { Echeance } from '@habilis/api/echeance/Echeance';
import { echeance } from '@habilis/api/echeance/endpoints';
import type { Role } from '@habilis/api/role/Role';
import { isDemandeur } from '@habilis/domain/role/roleGroup';
import { call } from '../../session/call.ts';

/** What waits for a demandeur beside sessions: dates, and drafts, which have none. */
export type Autres = { readonly echeances: readonly Echeance[]; readonly brouillons: readonly DemandeSummary[] };

/** More than one entite has to do at once beside its sessions. */
const MOST = 200;
const DRAFTS: ReadonlySet<string> = new Set(['saisie', 'da_saisie']);

/** Reads what waits beside sessions; of a role that begins no demande, nothing. */
export async function readAutres({ type }: Role): Promise<Autres> {
  if (!isDemandeur(type)) return { echeances: [], brouillons: [] };
  const [dated, current] = await Promise.all([
    call(echeance.list, { query: { vue: 'a-vous', taille: MOST } }),
    call(demande.currentList, {}),
  ]);
  return {
    echeances: dated.elements.filter((one) => one.type !== 'session-cloture'),
    brouillons: current.elements.filter(({ currentTaskDefinitionKey: task }) => DRAFTS.has(task)),
  };
}
