import { networkOf } from './networkOf.ts';

const IPV4 = /^(\d+\.\d+)\.\d+\.\d+$/;

/** The wide network of an address (half of an IPv4, 48 bits of an IPv6): a moving telephone stays within it. */
export function coarseNetworkOf(address: string): string {
  const network = networkOf(address);
  const half = IPV4.exec(network)?.[1];
  return half ?? network.split(':').slice(0, 3).join(':');
}
