import type { Call } from '@habilis/api/client/createClient';
import { demandeHabilitation } from '@habilis/api/demande-habilitation/endpoints';
import { dhWriteBody } from '../../../../test/dhWriteBody.ts';

/** Reads demandes d'habilitation as persons, and takes actions on them, without an avis unless one is given. */
export function actsOn(as: (habilisId: string, role?: string) => Promise<Call>) {
  const read = async (who: string, id: number, role?: string) =>
    (await as(who, role))(demandeHabilitation.get, { params: { id: String(id) } });
  const act = async (who: string, id: number, changes: Parameters<typeof dhWriteBody>[1]) => {
    const body = dhWriteBody(await read(who, id), { avis: { type: null, texte: null }, ...changes });
    return (await as(who))(demandeHabilitation.submitAction, { body });
  };
  return { read, act };
}
