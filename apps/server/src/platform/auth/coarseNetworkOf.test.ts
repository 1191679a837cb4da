import { expect, test } from 'vitest';
import { coarseNetworkOf } from './coarseNetworkOf.ts';

test('[SF10] the surroundings of an address stay when its end changes', () => {
  expect([coarseNetworkOf('192.0.2.7'), coarseNetworkOf('::ffff:192.0.99.1')]).toEqual(['192.0', '192.0']);
  expect(coarseNetworkOf('198.51.100.7')).toBe('198.51');
  expect([coarseNetworkOf('2001:db8:5:1::9'), coarseNetworkOf('2001:db8:5:ffff::1')]).toEqual([
    '2001:db8:5',
    '2001:db8:5',
  ]);
  expect(coarseNetworkOf('2001:db8:6::1')).toBe('2001:db8:6');
});
