import type { Call } from '@habilis/api/client/createClient';
import { ProblemError } from '@habilis/api/client/errors';
import type { Endpoint } from '@habilis/api/endpoint';

/** What was seen of one call: how long each answer took, in milliseconds, and how often it was refused, by status and title. */
type CallFigures = { readonly durations: number[]; readonly refusals: Map<string, number> };

/** Seen calls, by method and path of the contract. */
export type SeenCalls = Map<string, CallFigures>;

const figuresOf = (seen: SeenCalls, { method, path }: Endpoint): CallFigures => {
  const name = `${method} ${path}`;
  const known = seen.get(name) ?? { durations: [], refusals: new Map<string, number>() };
  seen.set(name, known);
  return known;
};

const refusalOf = (error: unknown): string =>
  error instanceof ProblemError ? `${error.status} ${error.problem.title}` : String(error);

/** The client, each call of which is timed and each refusal noted; it throws as the client does. */
export function measureCalls(call: Call, seen: () => SeenCalls): Call {
  return async (endpoint, input, options) => {
    const started = performance.now();
    let refusal: string | undefined;
    try {
      return await call(endpoint, input, options);
    } catch (error) {
      refusal = refusalOf(error);
      throw error;
    } finally {
      const { durations, refusals } = figuresOf(seen(), endpoint);
      durations.push(performance.now() - started);
      if (refusal !== undefined) refusals.set(refusal, (refusals.get(refusal) ?? 0) + 1);
    }
  };
}

/** The value below which that share of the values lies, 0 to 1; NaN of none. */
export function centile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
