import type { Complement } from '@habilis/api/examen/Complement';
import { useCallback, useRef } from 'react';
import { awaitedComplement } from './awaitedComplement.ts';

/** The complement that a demandeur must answer, or null, and the earlier ones; `flush` saves the pending answers. */
export function useAwaited(demande: Parameters<typeof awaitedComplement>[0], complements: readonly Complement[]) {
  const flushes = useRef(new Map<number, () => Promise<void>>());
  const onFlush = useCallback((id: number, flush: () => Promise<void>) => {
    flushes.current.set(id, flush);
  }, []);
  const flush = useCallback(async () => {
    await Promise.all([...flushes.current.values()].map((write) => write()));
  }, []);
  const complement = awaitedComplement(demande, complements);
  const past = complements.filter((one) => one !== complement);
  return { complement, past, onFlush, flush };
}
