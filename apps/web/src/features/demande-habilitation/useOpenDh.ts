import { demandeHabilitation } from '@habilis/api/demande-habilitation/endpoints';
import { call } from '../../session/call.ts';
import { useDocument } from '../../document/useDocument.ts';
import { dhKind, type OpenDh } from './dhKind.ts';
import type { DhRead, DhVisit } from './DhRead.ts';

/** A demande d'habilitation, open on its page. */
export function useOpenDh({ demande }: DhRead, { habilisId, role, onCreated }: DhVisit): OpenDh {
  const { habilitationSourceMode: mode, habilitationSourceId: source } = demande;
  return useDocument(dhKind, demande, {
    habilisId,
    // Two renewals begun at once keep separate drafts.
    newKey: [role.id, mode, source ?? ''].join(':'),
    write: (body, files, options) =>
      call(demandeHabilitation.update, { body, files }, { ...options, background: true }),
    onCreated,
  });
}
