import type { Affectable, DemandeRef } from '@habilis/api/demande/ActionsGroupees';
import type { RoleContext } from '../../../platform/Handler.ts';
import { findDemande as findAdministrative } from '../demande-administrative/findDemande.ts';
import { titulairesOf } from '../demande-administrative/titulairesOf.ts';
import { candidatesOf } from '../demande-habilitation/candidatesOf.ts';
import { findDemande as findHabilitation } from '../demande-habilitation/scope.ts';
import { workloadsOf } from '../examen/workloadsOf.ts';
import type { Candidate } from '../tache/Candidate.ts';

async function candidates(context: RoleContext, { type, id }: DemandeRef): Promise<readonly Candidate[]> {
  if (type === 'DA') {
    const row = await findAdministrative(context, id);
    return titulairesOf(context, row.tache, row);
  }
  const row = await findHabilitation(context, id);
  return candidatesOf(context, row.tache, row);
}

/** Those who may have the task of every one of some demandes, by name, but for those that nobody may have any more, whose own answer will say so; 404 when the caller may not read one (EC62). */
export async function affectablesOf(context: RoleContext, demandes: readonly DemandeRef[]): Promise<Affectable[]> {
  let common: ReadonlyMap<string, Candidate> | undefined;
  for (const demande of demandes) {
    const found = new Map((await candidates(context, demande)).map((one) => [one.habilisId, one]));
    if (found.size === 0) continue;
    common = common === undefined ? found : new Map([...common].filter(([habilisId]) => found.has(habilisId)));
  }
  const persons = [...(common?.values() ?? [])];
  const loads = await workloadsOf(
    context.db,
    persons.map(({ personneId }) => personneId),
  );
  return persons.map(({ habilisId, nomPrenom, personneId }) => ({
    habilisId,
    nomPrenom,
    charge: loads.get(personneId) ?? 0,
  }));
}
