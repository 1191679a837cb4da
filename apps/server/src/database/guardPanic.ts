import type { PGlite } from '@electric-sql/pglite';

/** What the driver asks of the embedded database. */
type Session = Pick<PGlite, 'waitReady' | 'execProtocolStream'>;

/** The embedded database gave itself up: what it wrote last is uncertain until it is opened again. */
export class EmbeddedDatabaseBroken extends Error {
  /** As PostgreSQL says to the sessions of a server that has given itself up (crash_shutdown). */
  readonly code = '57P02';
  constructor(reason: string) {
    super(`la base embarquée s’est arrêtée : ${reason}`);
    this.name = 'EmbeddedDatabaseBroken';
  }
}

/**
 * Asks nothing more of an embedded database that has panicked, over a journal that it cannot write for instance: it would
 * turn in circles for ever, and this process with it.
 */
export function guardPanic(pglite: PGlite, onBroken: (error: EmbeddedDatabaseBroken) => void): PGlite {
  let broken: EmbeddedDatabaseBroken | undefined;
  const session: Session = {
    waitReady: pglite.waitReady,
    execProtocolStream: async (message, options) => {
      if (broken !== undefined) throw broken;
      const answers = await pglite.execProtocolStream(message, options);
      const panic = answers.find((answer) => 'severity' in answer && answer.severity === 'PANIC');
      if (panic !== undefined && 'message' in panic) {
        broken = new EmbeddedDatabaseBroken(String(panic.message));
        onBroken(broken);
        // Told as a lost connection, so that whatever waits behind it ends too.
        throw broken;
      }
      return answers;
    },
  };
  // The driver uses these two and no more.
  return session as PGlite;
}
