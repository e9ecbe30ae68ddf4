import { expect, test } from '@jest/globals';
import { countedAddress, networkOf, wideNetworkOf } from '../../src/http/networks.ts';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::'],
  ['2001:DB8:1:2::9', '2001:db8:1:2::'],
  ['2001:db8::9', '2001:db8:0:0::'],
  ['::1', '0:0:0:0::'],
  ['203.0.113.7:5678', '203.0.113.7'],
  ['[2001:db8:1:2::9]:5678', '2001:db8:1:2::'],
  ['[2001:db8:1:2::9]', '2001:db8:1:2::'],
  ['not an address', 'not an address'],
])('whoever has %s counts as %s: a connection has as many addresses of version 6 as it likes', (address, counted) => {
  expect(countedAddress(address)).toBe(counted);
});

test.each([
  ['190.15.128.34', '190.15.128.x'],
  ['::ffff:190.15.128.34', '190.15.128.x'],
  ['2800:BF0:81c1:12e8:9c1a::5', '2800:bf0:81c1::x'],
  ['2800:bf0::1', '2800:bf0:0::x'],
  ['::1', '0:0:0::x'],
  ['190.15.128.34:5678', '190.15.128.x'],
  ['not an address', null],
  ['', null],
])('of the address %s only the network is kept: %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test.each([
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::'],
  ['[2001:DB8:1:9::9]:5678', '2001:db8:1::'],
  ['190.15.128.34', null],
  ['::ffff:190.15.128.34', null],
  ['not an address', null],
])('%s stands in the wide network %s, of which one customer may have all', (address, network) => {
  expect(wideNetworkOf(address)).toBe(network);
});
