import { contract } from '@habilis/api/contract';
import type { Endpoint, ResourceContract } from '@habilis/api/endpoint';
import { upcoming } from '@habilis/api/upcoming';

/** A call of the contract under its name, such as `demande.todoList`. */
export type ContractCall = { readonly name: string; readonly endpoint: Endpoint; readonly isBuilt: boolean };

const callsOf = (resources: Readonly<Record<string, ResourceContract>>, isBuilt: boolean): ContractCall[] =>
  Object.entries(resources).flatMap(([resource, endpoints]) =>
    Object.entries(endpoints).map(([key, endpoint]) => ({ name: `${resource}.${key}`, endpoint, isBuilt })),
  );

/** Every call that the contract declares, built or to come. */
export const contractCalls: readonly ContractCall[] = [...callsOf(contract, true), ...callsOf(upcoming, false)];

/** The names of the ids and words in a call's path. */
export const paramsOf = ({ path }: Endpoint): string[] => [...path.matchAll(/:(\w+)/g)].map(([, name]) => name ?? '');

/** A call's path with its ids and words in place. */
export const pathOf = ({ path }: Endpoint, values: Readonly<Record<string, string>>): string =>
  path.replaceAll(/:(\w+)/g, (_match, name: string) => values[name] ?? '1');
