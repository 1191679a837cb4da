import type { Endpoint } from '../endpoint.ts';

/** An example answer that breaks the contract; names the call and the wrong paths. */
export class BrokenFixture extends Error {
  constructor({ method, path }: Endpoint, faults: readonly string[]) {
    super(`réponse d’exemple hors contrat : ${method} ${path} — ${faults.join(' ; ')}`);
    this.name = 'BrokenFixture';
  }
}
