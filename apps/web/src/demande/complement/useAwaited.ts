import type { Complement } from '@habilis/api/examen/Complement';
import { useState } from 'react';
import { allPending, type Pending } from '../../forms/allPending.ts';
import { awaitedComplement } from './awaitedComplement.ts';

/** The answers being typed, by point: each is registered while it is shown. */
function createAnswers() {
  const shown = new Map<number, Pending>();
  const onAnswer = (id: number, answer: Pending) => {
    shown.set(id, answer);
    return () => void shown.delete(id);
  };
  return { onAnswer, answers: allPending(() => shown.values()) };
}

/** The complement that a demandeur must answer, or null, and the earlier ones; `answers` are those not saved yet. */
export function useAwaited(demande: Parameters<typeof awaitedComplement>[0], complements: readonly Complement[]) {
  const [typed] = useState(createAnswers);
  const complement = awaitedComplement(demande, complements);
  const past = complements.filter((one) => one !== complement);
  return { complement, past, ...typed };
}
