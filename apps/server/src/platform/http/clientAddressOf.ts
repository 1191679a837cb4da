import { BlockList, isIP } from 'node:net';

const WITH_PORT = /^(?:\[([^\]]+)\](?::\d{1,5})?|(\d+\.\d+\.\d+\.\d+):\d{1,5})$/;

/** The address in a balancer's header, without port or brackets; undefined when it is not one. */
export function addressIn(written: string): string | undefined {
  const [, inBrackets, beforePort] = WITH_PORT.exec(written.trim()) ?? [];
  const address = inBrackets ?? beforePort ?? written.trim();
  return isIP(address) === 0 ? undefined : address;
}

const familyOf = (address: string): 'ipv4' | 'ipv6' => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

/** Whether to believe a proxy on the caller's address: only the balancers, given by address or range in any notation. */
export function trustOf(balancers: readonly string[]): (written: string) => boolean {
  const list = new BlockList();
  for (const range of balancers) {
    const [address = '', bits] = range.split('/');
    if (bits === undefined) list.addAddress(address, familyOf(address));
    else list.addSubnet(address, Number(bits), familyOf(address));
  }
  return (written) => {
    const address = addressIn(written);
    return address !== undefined && list.check(address, familyOf(address));
  };
}

/** The part of a request with its addresses; `ip` is undefined once the caller has hung up. */
type Called = { readonly ip: string | undefined; readonly ips?: readonly (string | undefined)[] | undefined };

/** The address by which a call is counted: the farthest valid one, since strangers may invent others. */
export const clientAddressOf = ({ ip, ips = [ip] }: Called): string =>
  ips.map((written) => addressIn(written ?? '')).findLast((address) => address !== undefined) ?? '';
