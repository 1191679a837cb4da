import type { Problem } from '../wire/Problem.ts';

/** No complete answer: connection lost, request blocked, or silence (E6). */
export class TransportError extends Error {
  readonly status = 0;
  constructor(cause: unknown) {
    super('aucune réponse', { cause });
    this.name = 'TransportError';
  }
}

/** The server refused the call. */
export class ProblemError extends Error {
  readonly status: number;
  readonly problem: Problem;
  /** Seconds to wait, if the server gave them. */
  readonly retryAfter: number | undefined;
  /** The number of the call in the server's log. */
  readonly requete: string | null;
  constructor(status: number, problem: Problem, retryAfter?: number, requete: string | null = null) {
    super(problem.title);
    this.name = 'ProblemError';
    this.status = status;
    this.problem = problem;
    this.retryAfter = retryAfter;
    this.requete = requete;
  }
}

/** The server's answer does not match the contract. */
export class ContractError extends Error {
  /** Status of that answer; 0 when the browser hides it, as for a redirection. */
  readonly status: number;
  constructor(name: string, status: number, cause: unknown) {
    super(`réponse hors contrat : ${name}`, { cause });
    this.name = 'ContractError';
    this.status = status;
  }
}
