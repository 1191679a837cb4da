// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test } from 'vitest';
import type { MessageKey } from '../compiled/MessageKey.ts';
import type { Messages } from './loadMessages.ts';
import { TextProvider, useText } from './TextProvider.tsx';

afterEach(cleanup);

const KEY: MessageKey = 'menu.accueil';

function Words(): ReactNode {
  const t = useText();
  return <p>{t(KEY)}</p>;
}

const page = (messages: Messages) => (
  <TextProvider messages={messages}>
    <Words />
  </TextProvider>
);

test('what stands below a provider shows its texts, and others once they are given', () => {
  const { rerender } = render(page({ [KEY]: 'Accueil' }));
  expect(screen.getByText('Accueil')).toBeDefined();
  rerender(page({ [KEY]: 'Home' }));
  expect(screen.getByText('Home')).toBeDefined();
});

test('[R21] without texts the keys are shown, with a provider or without', () => {
  render(page({}));
  render(<Words />);
  expect(screen.getAllByText(KEY)).toHaveLength(2);
});
