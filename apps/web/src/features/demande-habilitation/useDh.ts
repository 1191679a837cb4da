import type { DemandeHabilitation } from '@habilis/api/demande-habilitation/DemandeHabilitation';
import { demandeHabilitation } from '@habilis/api/demande-habilitation/endpoints';
import { call } from '../../session/call.ts';
import { useDocument } from '../../document/useDocument.ts';
import { dhKind, type OpenDh } from './dhKind.ts';

type Options = {
  readonly habilisId: string;
  readonly roleId: number;
  readonly onCreated: (demande: DemandeHabilitation) => void;
};

/** A demande d'habilitation, open on its page. */
export function useDh(initial: DemandeHabilitation, { habilisId, roleId, onCreated }: Options): OpenDh {
  const { habilitationSourceMode: mode, habilitationSourceId: source } = initial;
  return useDocument(dhKind, initial, {
    habilisId,
    // Two renewals begun at once keep separate drafts.
    newKey: [roleId, mode, source ?? ''].join(':'),
    write: (body, files, options) =>
      call(demandeHabilitation.update, { body, files }, { ...options, background: true }),
    onCreated,
  });
}
