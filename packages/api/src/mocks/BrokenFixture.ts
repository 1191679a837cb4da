import type { Endpoint } from '../endpoint.ts';

/** An example answer that the contract would refuse, told with its call and the paths at fault. */
export class BrokenFixture extends Error {
  constructor({ method, path }: Endpoint, faults: readonly string[]) {
    super(`réponse d’exemple hors contrat : ${method} ${path} — ${faults.join(' ; ')}`);
    this.name = 'BrokenFixture';
  }
}
