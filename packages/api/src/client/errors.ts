import type { Problem } from '../wire/Problem.ts';

/** The call never got a whole answer: lost connection, blocked request, silence (status 0 of the specification, section 8). */
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
  /** Seconds to wait, when the server says so. */
  readonly retryAfter: number | undefined;
  constructor(status: number, problem: Problem, retryAfter?: number) {
    super(problem.title);
    this.name = 'ProblemError';
    this.status = status;
    this.problem = problem;
    this.retryAfter = retryAfter;
  }
}

/** The server answered something that the contract does not know. */
export class ContractError extends Error {
  /** Of the answer that was not understood; 0 when the browser hides it, as that of a redirection. */
  readonly status: number;
  constructor(name: string, status: number, cause: unknown) {
    super(`réponse hors contrat : ${name}`, { cause });
    this.name = 'ContractError';
    this.status = status;
  }
}
