import type { Described, Operation } from './openApiOperation.ts';

/** The calls of a document by path and method. */
export type Paths = Readonly<Record<string, Readonly<Record<string, Operation>>>>;

/** How many times each answer occurs, in order of appearance. */
function countOf(paths: Paths): ReadonlyMap<string, number> {
  const counted = new Map<string, number>();
  for (const { responses } of Object.values(paths).flatMap(Object.values<Operation>)) {
    for (const [status, response] of Object.entries(responses)) {
      const key = `${status} ${JSON.stringify(response)}`;
      counted.set(key, (counted.get(key) ?? 0) + 1);
    }
  }
  return counted;
}

/** Paths in which an answer that several calls give in the same words is a reference, and those answers by name. */
export function shareResponses(paths: Paths): { readonly paths: Paths; readonly shared: Described } {
  const names = new Map<string, string>();
  const shared: Record<string, unknown> = {};
  const ranks = new Map<string, number>();
  const often = [...countOf(paths)].filter(([, times]) => times > 1).toSorted(([, a], [, b]) => b - a);
  for (const [key] of often) {
    const status = key.slice(0, key.indexOf(' '));
    const response = JSON.parse(key.slice(status.length + 1)) as Described;
    // What is a reference already needs no name of its own.
    if ('$ref' in response) continue;
    const rank = (ranks.get(status) ?? 0) + 1;
    ranks.set(status, rank);
    const name = `R${status}-${rank}`;
    names.set(key, name);
    shared[name] = response;
  }
  const referred = (operation: Operation): Operation => ({
    ...operation,
    responses: Object.fromEntries(
      Object.entries(operation.responses).map(([status, response]) => {
        const name = names.get(`${status} ${JSON.stringify(response)}`);
        return [status, name === undefined ? response : { $ref: `#/components/responses/${name}` }];
      }),
    ),
  });
  return {
    shared,
    paths: Object.fromEntries(
      Object.entries(paths).map(([path, operations]) => [
        path,
        Object.fromEntries(Object.entries(operations).map(([method, one]) => [method, referred(one)])),
      ]),
    ),
  };
}
