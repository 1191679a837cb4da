import { commission } from '@habilis/api/commission/endpoints';
import type { ApercuLettre } from '@habilis/api/commission/Lettre';
import type { DemandeHabilitation } from '@habilis/api/demande-habilitation/DemandeHabilitation';
import { useState } from 'react';
import { FieldRefusal } from '../../../forms/FieldRefusal.ts';
import { call } from '../../../session/call.ts';
import type { ExamenInput } from './ExamenInput.ts';

/** A letter as it would be sent. */
export type Lettre = NonNullable<ApercuLettre['lettre']>;

/** The letter that a decision would send, to read before recording it. */
export function useDecisionLetter({ id, version }: DemandeHabilitation) {
  const [lettre, setLettre] = useState<Lettre | null>(null);
  /** Reads the letter; rejects when the decision would be refused. */
  const read = async (action: string, { decision, motif, dateDebut }: ExamenInput) => {
    const avecComplement = action === 'AjournePourComplement';
    const kind = avecComplement ? 'AJOURNE' : decision;
    if (id === null || kind === null) return;
    const decisions = [{ demandeHabilitationId: id, version, decision: kind, avecComplement, motif, dateDebut }];
    const [first] = await call(commission.apercu, { body: { decisions } });
    if (first !== undefined && first.title !== null) throw new FieldRefusal([{ path: '', title: first.title }]);
    setLettre(first?.lettre ?? null);
  };
  return { lettre, read, forget: () => setLettre(null) };
}
