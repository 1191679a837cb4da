import { lookup, Resolver } from 'node:dns/promises';
import { isOutside } from './isOutside.ts';

/** How a name becomes addresses, and which of them may be called. */
export type Reseau = {
  readonly resolve: (name: string) => Promise<readonly string[]>;
  readonly isAllowed: (address: string) => boolean;
};

const DNS_MS = 3000;

/** Asks the name servers and no file of this machine; a slow one holds no thread that passwords and files need. */
async function resolve(name: string): Promise<readonly string[]> {
  const resolver = new Resolver({ timeout: DNS_MS, tries: 2 });
  const found = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
  return found.flatMap((one) => (one.status === 'fulfilled' ? one.value : []));
}

/** The network outside, which webhooks may call. */
const OUTSIDE: Reseau = { resolve, isAllowed: isOutside };

/** This very machine too: for tests and trials. */
const LOCAL: Reseau = {
  resolve: async (name) => (await lookup(name, { all: true })).map(({ address }) => address),
  isAllowed: () => true,
};

/** What a server may call: the network outside, unless a test has it stay at home. */
export const reseauOf = ({ areWebhooksLocal }: { readonly areWebhooksLocal: boolean }): Reseau =>
  areWebhooksLocal ? LOCAL : OUTSIDE;
