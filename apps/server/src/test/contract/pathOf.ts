import type { Endpoint } from '@habilis/api/endpoint';

/** The names of the ids and words in a call's path. */
export const paramsOf = ({ path }: Endpoint): string[] => [...path.matchAll(/:(\w+)/g)].map(([, name]) => name ?? '');

/** A call's path with its ids and words in place. */
export const pathOf = ({ path }: Endpoint, values: Readonly<Record<string, string>>): string =>
  path.replaceAll(/:(\w+)/g, (_match, name: string) => values[name] ?? '1');
