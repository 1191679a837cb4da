import { sliceHandlers } from '@habilis/api/mocks/sliceHandlers';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { type ScreenStory, screenStory } from '../screenStory.tsx';
import { closeAllToasts } from '../messages/closeAllToasts.ts';
import { addToast } from '../messages/toasts.ts';
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

const lies = (one: DOMRect, other: DOMRect) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/** Un message long n’est posé sur aucun bouton de la question, ni l’inverse. */
export const BesideAToast: ScreenStory = {
  globals: { viewport: { value: 'w1280' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 });
    addToast({
      severity: 'error',
      summary: 'Erreur',
      detail: 'La session n’a pas été supprimée. '.repeat(6),
      life: 60_000,
    });
    const answered = confirm({ title: 'Supprimer ?', message: 'Ses six stagiaires seront perdus. '.repeat(12) });
    const dialog = within(await screen.findByRole('alertdialog'));
    const toast = (await screen.findByText(/^La session n’a pas été supprimée/)).closest('[data-severity]');
    const rectOf = (element: Element) => element.getBoundingClientRect();
    const over = () =>
      dialog.getAllByRole('button').filter((button) => toast !== null && lies(rectOf(button), rectOf(toast)));
    await expect(toast).toBeVisible();
    // The dialog makes room once the message has its height.
    await waitFor(() => expect(over().map(({ textContent }) => textContent)).toEqual([]));
    dialog.getByRole('button', { name: 'Annuler' }).click();
    await expect(await answered).toBe(false);
    closeAllToasts();
  },
};

export const BesideAToastOnAPhone: ScreenStory = { ...BesideAToast, globals: { viewport: { value: 'w360' } } };
