import type { Telling } from '../../../platform/evenement/Evenement.ts';
import { sendAboutEach } from '../../avertir/courriel/sendAboutEach.ts';
import type { ToldRole } from '../../avertir/courriel/sendToRoles.ts';
import { notifiedRoles } from '../../avertir/role/notifiedRoles.ts';
import { motsDuDurcissement, type NiveauDurci } from '../../niveaux/dispositif-niveau/tellDurcissement.ts';
import { letterTo, motsDeSituation } from './readersHabilitation.ts';
import { situationsOf } from './situations.ts';

/** Those who are told of what befalls some entites, and of their habilitations those to whom they are delegated. */
async function concernedBy({ db, now }: Telling, ids: readonly number[], entiteIds: readonly number[]) {
  const demandeurs = await notifiedRoles(db, now)
    .select('role.entite_id')
    .where('role.type', 'in', ['DM', 'G'])
    .where('role.entite_id', 'in', entiteIds)
    .execute();
  const delegataires = await notifiedRoles(db, now)
    .innerJoin('delegation', 'delegation.role_id', 'role.id')
    .select('delegation.habilitation_id')
    .where('delegation.habilitation_id', 'in', ids)
    .where('delegation.fin_le', 'is', null)
    .execute();
  return {
    ofEntite: Map.groupBy(demandeurs, ({ entite_id: id }) => id),
    ofHabilitation: Map.groupBy(delegataires, ({ habilitation_id: id }) => id),
  };
}

/** Tells the entites that hold a niveau, and their delegataires, in what it became stricter (DN1030). */
export async function tellNiveauDurci(tools: Telling, { durcissements, held }: NiveauDurci): Promise<void> {
  if (held.length === 0) return;
  const ids = held.map(({ id }) => id);
  const situations = await situationsOf(tools, ids);
  const told = await concernedBy(
    tools,
    ids,
    held.map(({ entite_id: entiteId }) => entiteId),
  );
  const durci = motsDuDurcissement(durcissements);
  const letters = held.flatMap(({ id, entite_id: entiteId }) => {
    const situation = situations.get(id);
    if (situation === undefined) return [];
    const mots = { ...motsDeSituation(tools, situation), ...durci };
    const letterOf = letterTo(situation.row, { commentaire: null, mots });
    const roles = [...(told.ofEntite.get(entiteId) ?? []), ...(told.ofHabilitation.get(id) ?? [])];
    return [
      { entiteId, roles, letterOf: (role: ToldRole) => ({ modele: 'hab-niveau-durci' as const, ...letterOf(role) }) },
    ];
  });
  await sendAboutEach(tools, 'HAB_MODIFIEE', letters);
}
