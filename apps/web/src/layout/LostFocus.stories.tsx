import { type ReactNode, useEffect, useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import type { ScreenStory } from '../screenStory.tsx';
import { focusArrival } from './focusArrival.ts';
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

/** Who are present, told by one press that can then not be pressed again. */
function Presences(): ReactNode {
  const [areAll, setAll] = useState(false);
  useEffect(() => watchLostFocus(), []);
  return (
    <main>
      <h1>Résultats</h1>
      <section>
        <h2>Présences</h2>
        <button type="button" disabled={areAll} onClick={() => setAll(true)}>
          Tous présents
        </button>
        <button type="button">Tous admis</button>
      </section>
    </main>
  );
}

/** Ce que sa propre pression désactive laisse le focus à ce qui suit, non au haut de la page. */
export const DisabledByItsPress: Omit<ScreenStory, 'args'> = {
  render: () => <Presences />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Tous présents' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Tous admis' })).toHaveFocus());
  },
};

/** A page that still draws while its one item is deleted. */
function StillDrawing(): ReactNode {
  const [drawn, setDrawn] = useState(0);
  const [isThere, setThere] = useState(true);
  useEffect(() => {
    focusArrival('', '');
    const end = watchLostFocus();
    const drawing = setInterval(() => setDrawn((count) => count + 1), 40);
    return () => {
      clearInterval(drawing);
      end();
    };
  }, []);
  return (
    <main>
      <h1 tabIndex={-1}>Habilitation</h1>
      <section>
        <h2>Plateformes</h2>
        {isThere && (
          <button type="button" onClick={() => setThere(false)}>
            Supprimer
          </button>
        )}
      </section>
      <p>Dessin {drawn}</p>
    </main>
  );
}

/** Qui agit déjà dans une page qui se dessine encore reste là où il agit : ce qu’il supprime ne le mène pas au titre. */
export const ActedOnBeforeItStands: Omit<ScreenStory, 'args'> = {
  render: () => <StillDrawing />,
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Supprimer' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Plateformes' })).toHaveFocus());
  },
};
