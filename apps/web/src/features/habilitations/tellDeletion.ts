import { tellOutcome } from '../../messages/tellOutcome.ts';

/** Deletes something and shows the result. Returns true when it is deleted (E13). */
export const tellDeletion = (what: 'habilitation' | 'plateforme', work: () => Promise<unknown>): Promise<boolean> =>
  tellOutcome(work, {
    done: `habilitations.suppression-${what}.succes`,
    failed: `habilitations.suppression-${what}.echec`,
    isRemoval: true,
  });
