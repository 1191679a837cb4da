import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { Screen, type ScreenAddress, type StartedScreen, startScreen } from './Screen.tsx';

export type ScreenStory = StoryObj<ScreenAddress>;

/** Waits until a message of the app, such as what was done or what failed, says these words. */
export const expectTold = (words: string | RegExp): Promise<void> =>
  waitFor(() => expect(screen.getByText(words)).toBeVisible());

/** Common part of the stories of screens: restarts the app, then shows it whole at the story's address. */
export const screenStory = {
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  loaders: [async ({ args }: { args: ScreenAddress }) => ({ started: await startScreen(args) })],
  // A function: Storybook serializes the props, and would take minutes over a router.
  render: (_, { loaded }) => <Screen started={() => loaded['started'] as StartedScreen} />,
} satisfies Meta<ScreenAddress>;
