import type { Meta, StoryObj } from '@storybook/react-vite';
import { Screen, type ScreenAddress, type StartedScreen, startScreen } from './Screen.tsx';

export type ScreenStory = StoryObj<ScreenAddress>;

/** Common part of the stories of screens: restarts the app, then shows it whole at the story's address. */
export const screenStory = {
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  loaders: [async ({ args }: { args: ScreenAddress }) => ({ started: await startScreen(args) })],
  // A function: Storybook serializes the props, and would take minutes over a router.
  render: (_, { loaded }) => <Screen started={() => loaded['started'] as StartedScreen} />,
} satisfies Meta<ScreenAddress>;
