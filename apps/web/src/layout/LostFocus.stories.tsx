import { type ReactNode, useEffect, useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import type { ScreenStory } from '../screenStory.tsx';
import { watchLostFocus } from './watchLostFocus.ts';

/** A page behind the hidden one that says that the application does not start, and a control beside it that goes away. */
function Leaving(): ReactNode {
  const [isThere, setThere] = useState(true);
  useEffect(() => watchLostFocus(), []);
  return (
    <>
      <main hidden>
        <h1>Habilis ne répond pas</h1>
      </main>
      <main>
        <h1>Sessions</h1>
      </main>
      <footer>
        {isThere && (
          <button type="button" onClick={() => setThere(false)}>
            Soumettre
          </button>
        )}
      </footer>
    </>
  );
}

/** Ce qui part avec le focus le laisse au titre de la page. */
const meta = { title: 'Écrans/Focus perdu', render: () => <Leaving /> };
export default meta;

/** Hors de la page, le focus va à son titre, non à celui de la page d’échec, qui est cachée devant elle. */
export const BesideThePage: Omit<ScreenStory, 'args'> = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Soumettre' }));
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Sessions' })).toHaveFocus());
  },
};
