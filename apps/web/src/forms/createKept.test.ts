import { exampleAccount } from '@habilis/api/mocks/fixtures/exampleAccount';
import { getDefaultStore } from 'jotai';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { accountAtom } from '../session/atoms.ts';
import { createKept } from './createKept.ts';

const signIn = (habilisId: string) => {
  vi.stubGlobal('document', { cookie: 'habilis-token=jeton' });
  getDefaultStore().set(accountAtom, exampleAccount({ habilisId }));
};
const endSession = () => {
  vi.stubGlobal('document', { cookie: '' });
  getDefaultStore().set(accountAtom, null);
};

beforeEach(() => {
  vi.stubGlobal('location', new URL('https://habilis.fr/RC/15/utilisateurs/nouveau'));
  signIn('RCA50001');
});
afterEach(() => void vi.unstubAllGlobals());

test('[S792] what is typed comes back to the same person on the same page, once the session has ended', () => {
  const kept = createKept<string>();
  expect(kept.read()).toBeUndefined();
  kept.keep('Martin');
  endSession();
  vi.stubGlobal('location', new URL('https://habilis.fr/connexion'));
  kept.leave();
  vi.stubGlobal('location', new URL('https://habilis.fr/RC/15/utilisateurs/nouveau'));
  signIn('INS50001');
  expect(kept.read()).toBeUndefined();
  signIn('RCA50001');
  expect(kept.read()).toBe('Martin');
  kept.forget();
  expect(kept.read()).toBeUndefined();
});

test('what is left on purpose, or on another page, is not kept', () => {
  const kept = createKept<string>();
  kept.read();
  kept.keep('Martin');
  kept.leave();
  expect(kept.read()).toBeUndefined();
  kept.keep('Durand');
  endSession();
  kept.leave();
  signIn('RCA50001');
  vi.stubGlobal('location', new URL('https://habilis.fr/RC/15/entites/nouvelle'));
  expect(kept.read()).toBeUndefined();
});

test('what one page opens a form over is told apart: each keeps its own words, and leaves alone', () => {
  const kept = createKept<string>();
  const [seven, eight] = [kept.about(7), kept.about(8)];
  expect([seven.read(), eight.read()]).toEqual([undefined, undefined]);
  seven.keep('Sept');
  eight.keep('Huit');
  endSession();
  seven.leave();
  eight.leave();
  signIn('RCA50001');
  const again = kept.about(7);
  expect(again.read()).toBe('Sept');
  expect(kept.read()).toBeUndefined();
  again.forget();
  expect(kept.about(7).read()).toBeUndefined();
  expect(kept.about(8).read()).toBe('Huit');
});

const sources = import.meta.glob<string>(['../**/*.tsx', '!../**/*.stories.tsx'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

test('[S792] every form in which words are written keeps them beyond the end of the session', () => {
  const losing = Object.entries(sources)
    .filter(([, text]) => /<(TextArea|RichTextEditor)\b/.test(text) && /\buseForm[<(]/.test(text))
    // Comments of actions and the message to the support outlive the page too: this browser keeps them.
    .filter(([, text]) => !/^\s+kept(:|,)|\bkeep(Comment|Draft)\(/m.test(text))
    .map(([path]) => path);
  expect(losing).toEqual([]);
});
