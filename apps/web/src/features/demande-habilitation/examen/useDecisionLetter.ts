import { commission } from '@habilis/api/commission/endpoints';
import type { ApercuLettre } from '@habilis/api/commission/Lettre';
import type { DemandeHabilitation } from '@habilis/api/demande-habilitation/DemandeHabilitation';
import { useState } from 'react';
import { call } from '../../../session/call.ts';
import { problemText } from '../../../messages/reportError.ts';
import { useSending } from '../../../forms/useSending.ts';
import type { ExamenDetails } from './ExamenInput.ts';

/** A letter as it would be sent. */
export type Lettre = NonNullable<ApercuLettre['lettre']>;

/** The letter that a decision would send, to read before recording it, or why there is none. */
export function useDecisionLetter({ id, version }: DemandeHabilitation) {
  const [apercu, setApercu] = useState<ApercuLettre | null>(null);
  const sending = useSending();
  const preview = (action: string, { decision, motif, dateDebut }: ExamenDetails) =>
    sending.send(async () => {
      const avecComplement = action === 'AjournePourComplement';
      const kind = avecComplement ? 'AJOURNE' : decision;
      if (id === null || kind === null) return;
      const decisions = [{ demandeHabilitationId: id, version, decision: kind, avecComplement, motif, dateDebut }];
      const [first = null] = await call(commission.apercu, { body: { decisions } });
      setApercu(first);
    });
  const title = apercu?.title ?? null;
  return {
    lettre: apercu?.lettre ?? null,
    fault: title === null ? sending.faults[0]?.label : problemText(title),
    isBusy: sending.isBusy,
    preview,
    forget: () => setApercu(null),
  };
}
