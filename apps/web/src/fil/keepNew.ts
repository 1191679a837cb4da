import type { Fil } from '@habilis/api/fil/Fil';

/** A thread read again while it is open: what was new in it stays marked, though the first reading told that it is read. */
export function keepNew(known: Fil | null, answer: Fil): Fil {
  const marked = new Set(known?.messages.filter(({ nouveau }) => nouveau).map(({ id }) => id));
  return {
    ...answer,
    messages: answer.messages.map((one) => (marked.has(one.id) ? { ...one, nouveau: true } : one)),
  };
}
