import { expect, test } from 'vitest';
import { deviceOf } from './device-of.ts';

test.each([
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/156.0 Safari/537.36 Edg/156.0', 'Edge', 'Windows'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Safari/604.1', 'Safari', 'iPhone'],
  ['Mozilla/5.0 (Linux; Android 16; Pixel) Chrome/156.0 Mobile Safari/537.36', 'Chrome', 'Android'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0', 'Firefox', 'Linux'],
  ['curl/8.5.0', '', ''],
])('SET-1: %j is named %s on %s', (userAgent, browser, system) => {
  expect(deviceOf(userAgent)).toEqual({ browser, system });
});
