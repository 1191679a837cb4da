import type { DemandeRef, EcarteGroupe } from '@habilis/api/demande/ActionsGroupees';
import type { Ecarte } from '@habilis/api/demande/Ecarte';
import type { RoleContext } from '../../../platform/Handler.ts';
import { findDemande as findAdministrative } from '../demande-administrative/findDemande.ts';
import { ecartesOf as ecartesOfDossier } from '../demande-administrative/titulairesOf.ts';
import { ecartesOf } from '../demande-habilitation/candidatesOf.ts';
import { findDemande as findHabilitation } from '../demande-habilitation/scope.ts';

type Found = { readonly numero: string; readonly ecartes: readonly Ecarte[] };

async function found(context: RoleContext, { type, id }: DemandeRef): Promise<Found> {
  if (type === 'DA') {
    const row = await findAdministrative(context, id);
    return { numero: row.numero ?? '', ecartes: await ecartesOfDossier(context, row.tache, row) };
  }
  const row = await findHabilitation(context, id);
  return { numero: row.numero ?? '', ecartes: await ecartesOf(context, row.tache, row) };
}

/** Those whom their role names and to whom some demandes are not offered: each once for each reason, with the numbers of these demandes; 404 when the caller may not read one (EC77). */
export async function ecartesOfGroup(context: RoleContext, demandes: readonly DemandeRef[]): Promise<EcarteGroupe[]> {
  const groups = new Map<string, { readonly ecarte: Ecarte; readonly numeros: string[] }>();
  for (const demande of demandes) {
    const { numero, ecartes } = await found(context, demande);
    for (const ecarte of ecartes) {
      const key = JSON.stringify([ecarte.nomPrenom, ecarte.raison, ecarte.depuis]);
      const group = groups.get(key);
      if (group === undefined) groups.set(key, { ecarte, numeros: [numero] });
      else group.numeros.push(numero);
    }
  }
  return [...groups.values()]
    .map(({ ecarte, numeros }) => ({ ...ecarte, numeros }))
    .sort((one, other) => one.nomPrenom.localeCompare(other.nomPrenom, 'fr'));
}
