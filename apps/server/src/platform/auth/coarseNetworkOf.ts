import { networkOf } from './networkOf.ts';

const IPV4 = /^(\d+\.\d+)\.\d+\.\d+$/;

/** The surroundings of an address: the first half of one in IPv4, 48 bits of one in IPv6; a telephone that moves about keeps it. */
export function coarseNetworkOf(address: string): string {
  const network = networkOf(address);
  const half = IPV4.exec(network)?.[1];
  return half ?? network.split(':').slice(0, 3).join(':');
}
