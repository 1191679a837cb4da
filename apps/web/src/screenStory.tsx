import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { Screen, type ScreenAddress, type StartedScreen, startScreen } from './Screen.tsx';

export type ScreenStory = StoryObj<ScreenAddress>;

/** Waits until a message of the app, such as what was done or what failed, says these words. */
export const expectTold = (words: string | RegExp): Promise<void> =>
  waitFor(() => expect(screen.getByText(words)).toBeVisible());

/** A removal that asks why, whose first call is refused: the refusal is told, what was written stays, and the second call is told done; `unsaid` is what is said before a reason is given. */
export async function expectRefusedThenRemoved(
  { canvas, userEvent }: Pick<Parameters<NonNullable<ScreenStory['play']>>[0], 'canvas' | 'userEvent'>,
  told: { readonly item: RegExp; readonly refused: RegExp; readonly done: string; readonly unsaid?: string },
): Promise<void> {
  await userEvent.click(await canvas.findByRole('button', { name: 'Autres actions' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: told.item }));
  const dialog = within(await screen.findByRole('alertdialog'));
  const confirm = dialog.getByRole('button', { name: /^Supprimer/ });
  if (told.unsaid !== undefined) {
    await userEvent.click(confirm);
    await expect(await dialog.findByText(told.unsaid)).toBeVisible();
  }
  await userEvent.type(dialog.getByRole('textbox'), 'Déposée deux fois.');
  await userEvent.click(confirm);
  await expectTold(told.refused);
  await expect(dialog.getByRole('textbox')).toHaveValue('Déposée deux fois.');
  // What is shown is read again after a refusal.
  await waitFor(() => expect(confirm).not.toHaveAttribute('aria-disabled'));
  await userEvent.click(confirm);
  await expectTold(told.done);
}

/** Common part of the stories of screens: restarts the app, then shows it whole at the story's address. */
export const screenStory = {
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  loaders: [async ({ args }: { args: ScreenAddress }) => ({ started: await startScreen(args) })],
  // A function: Storybook serializes the props, and would take minutes over a router.
  render: (_, { loaded }) => <Screen started={() => loaded['started'] as StartedScreen} />,
} satisfies Meta<ScreenAddress>;
