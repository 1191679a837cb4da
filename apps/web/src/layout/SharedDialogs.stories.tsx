import { sliceHandlers } from '@habilis/api/mocks/sliceHandlers';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { type ScreenStory, screenStory } from '../screenStory.tsx';
import { confirm, type Confirmation } from '../messages/dialogAtoms.ts';

/** Les questions que l’application pose par-dessus la page, avec leurs mots par défaut. */
const meta = {
  ...screenStory,
  title: 'Écrans/Questions',
  args: { path: '/accessibilite', isSignedIn: false },
  parameters: { ...screenStory.parameters, msw: sliceHandlers() },
};
export default meta;

/** Opens a question, presses a button and checks the answer. */
const ask =
  (question: Omit<Confirmation, 'answer'>, button: string, expected: boolean): NonNullable<ScreenStory['play']> =>
  async ({ canvas, step, userEvent }) => {
    await canvas.findByRole('heading', { level: 1 });
    const answered = fn();
    void confirm(question).then(answered);
    const dialog = await screen.findByRole('alertdialog', { name: question.title ?? 'Confirmer' });
    await expect(dialog).toHaveTextContent(question.message);
    await step('[R43] titre, message, réponses et croix ont leurs mots', async () => {
      await userEvent.click(screen.getByRole('button', { name: button }));
      await waitFor(() => expect(answered).toHaveBeenCalledOnce());
      await expect(answered).toHaveBeenCalledWith(expected);
    });
    // Wait until the previous dialog is gone.
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  };

const question = { message: 'Le rôle sera ajouté.' };

/** Titre, « OK » et « Annuler » viennent d’eux-mêmes. */
export const Defaults: ScreenStory = { play: ask(question, 'OK', true) };

export const Cancelled: ScreenStory = { play: ask(question, 'Annuler', false) };

export const WithACross: ScreenStory = {
  play: ask({ ...question, title: 'Ajouter ce rôle ?', hasCross: true }, 'Fermer', false),
};
