import type { DroitHabilitation, HabilitationSource } from '@habilis/api/habilitation/DroitHabilitation';
import { droitHabilitation } from '@habilis/domain/droit/droitHabilitation';
import type { RoleContext } from '../../../platform/Handler.ts';
import { type Situation, situationsOf } from './situations.ts';

/** What a caller is told of rights by. */
type Tools = Pick<RoleContext, 'db' | 'today' | 'settings' | 'caller'>;

/** A habilitation and what it allows, as the caller is told (H714). */
export const droitFor = ({ caller, today, settings }: Tools, situation: Situation): DroitHabilitation => {
  const { sessions, ...droit } = droitHabilitation(situation, { role: caller.role.type, today, settings });
  return { ...droit, sessions: [...sessions] };
};

/** What some habilitations allow, by their ids, as the caller is told (H714). */
export async function droitsOf(tools: Tools, ids: readonly number[]): Promise<ReadonlyMap<number, DroitHabilitation>> {
  const situations = await situationsOf(tools, ids);
  return new Map([...situations].map(([id, situation]) => [id, droitFor(tools, situation)]));
}

/** The habilitations that demandes renew or extend, by their ids, as who acts on the demandes must know them (rules/habilitations#suspension-follows; H716). */
export async function sourcesOf(
  tools: Tools,
  ids: readonly number[],
): Promise<ReadonlyMap<number, HabilitationSource>> {
  const situations = await situationsOf(tools, ids);
  return new Map(
    [...situations].map(([id, situation]) => {
      const { row } = situation;
      const droit = droitFor(tools, situation);
      const isWithheld = droit.retrait !== null;
      return [
        id,
        {
          id,
          numero: row.numero,
          dateFin: row.date_fin,
          droit,
          motifSuspension: isWithheld ? row.motif_suspension : null,
          commentaireSuspension: isWithheld ? row.commentaire_suspension : null,
          finDecidee: row.fin_sans_suite ? (row.commentaire_date_fin ?? '') : null,
        },
      ];
    }),
  );
}
