import { expect, test } from 'vitest';
import { codeFaults } from './codeFaults.ts';

test('[DX926] a certificat is looked for once its code holds something', () => {
  expect(codeFaults({ code: ' \u200B' })).toEqual([{ path: 'code', title: 'scanner-qrcode.code-requis' }]);
  expect(codeFaults({ code: 'a' })).toEqual([]);
});
