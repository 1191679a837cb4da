import { beforeEach, expect, test, vi } from 'vitest';
import { forgetRecents, keepRecent, readRecents } from './recents.ts';

const storage = new Map<string, string>();
const ofTab = new Map<string, string>();
const storageOver = (kept: Map<string, string>) =>
  new Proxy(
    {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, text: string) => void kept.set(key, text),
      removeItem: (key: string) => void kept.delete(key),
    },
    {
      ownKeys: () => [...kept.keys()],
      getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
    },
  );
beforeEach(() => {
  storage.clear();
  ofTab.clear();
  vi.stubGlobal('localStorage', storageOver(storage));
  vi.stubGlobal('sessionStorage', storageOver(ofTab));
});

const opened = (id: string) => ({ id, href: `/I/2/${id}`, title: id });
const ids = (roleId: number) => readRecents(roleId).map(({ id }) => id);

test('the last five opened are kept, the latest first, each once', () => {
  for (const id of ['a', 'b', 'c', 'd', 'e', 'f', 'c']) keepRecent(2, opened(id));
  expect(ids(2)).toEqual(['c', 'f', 'e', 'd', 'b']);
});

test('each role has its own, and all are forgotten at once', () => {
  keepRecent(2, opened('a'));
  keepRecent(3, opened('b'));
  storage.set('habilis-densite:LPF20001', 'serree');
  ofTab.set('habilis-recents:liste-2', '{}');
  ofTab.set('habilis-jeton', 'x');
  expect([ids(2), ids(3), ids(4)]).toEqual([['a'], ['b'], []]);
  forgetRecents();
  expect([ids(2), ids(3)]).toEqual([[], []]);
  expect([...storage.keys()]).toEqual(['habilis-densite:LPF20001']);
  expect([...ofTab.keys()]).toEqual(['habilis-jeton']);
});

test('what is not an address of the app, or was not written here, is not shown', () => {
  for (const text of [
    '{',
    '{}',
    '[{"id":"a"}]',
    JSON.stringify([{ ...opened('a'), href: 'https://ailleurs.example' }]),
  ]) {
    storage.set('habilis-recents:2', text);
    expect(ids(2)).toEqual([]);
  }
});
