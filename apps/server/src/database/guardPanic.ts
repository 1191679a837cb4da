import type { PGlite } from '@electric-sql/pglite';
import { giveWay } from './giveWay.ts';

/** What the driver uses of the embedded database. */
type Session = Pick<PGlite, 'waitReady' | 'execProtocolStream'>;

/** The embedded database has panicked: its last writes are uncertain until it is reopened. */
export class EmbeddedDatabaseBroken extends Error {
  /** PostgreSQL's own code for sessions of a crashed server (crash_shutdown). */
  readonly code = '57P02';
  constructor(reason: string) {
    super(`la base embarquée s’est arrêtée : ${reason}`);
    this.name = 'EmbeddedDatabaseBroken';
  }
}

/** Stops using an embedded database that has panicked, for instance because it cannot write its journal: otherwise it would loop for ever and block this process. */
export function guardPanic(pglite: PGlite, onBroken: (error: EmbeddedDatabaseBroken) => void): PGlite {
  let broken: EmbeddedDatabaseBroken | undefined;
  const turn = giveWay();
  const session: Session = {
    waitReady: pglite.waitReady,
    execProtocolStream: async (message, options) => {
      await turn();
      if (broken !== undefined) throw broken;
      const answers = await pglite.execProtocolStream(message, options);
      const panic = answers.find((answer) => 'severity' in answer && answer.severity === 'PANIC');
      if (panic !== undefined && 'message' in panic) {
        broken = new EmbeddedDatabaseBroken(String(panic.message));
        onBroken(broken);
        // Reported as a lost connection, so that queries waiting behind it end too.
        throw broken;
      }
      return answers;
    },
  };
  // The driver uses only these two.
  return session as PGlite;
}
