import { beforeEach, expect, test, vi } from 'vitest';

const load = async () => {
  vi.resetModules();
  return import('./toldIdentites.ts');
};

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
  return () => vi.unstubAllGlobals();
});

test('[SC854] what was said of the identities of a session is not asked again by a page loaded again', async () => {
  const page = await load();
  expect(page.isTold('FOR40001 12')).toBe(false);
  page.noteTold('FOR40001 12');
  const again = await load();
  expect([again.isTold('FOR40001 12'), again.isTold('FOR40001 13'), again.isTold('FOR40003 12')]).toEqual([
    true,
    false,
    false,
  ]);
});

test('[SC854] where storage is forbidden, it is asked once a page', async () => {
  const forbidden = () => {
    throw new Error('interdit');
  };
  vi.stubGlobal('sessionStorage', { getItem: forbidden, setItem: forbidden });
  const page = await load();
  expect(page.isTold('a')).toBe(false);
  page.noteTold('a');
  expect(page.isTold('a')).toBe(true);
});
