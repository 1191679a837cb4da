import type { Meta, StoryObj } from '@storybook/react-vite';
import { Screen, type ScreenAddress, type StartedScreen, startScreen } from './Screen.tsx';

export type ScreenStory = StoryObj<ScreenAddress>;

/** What the stories of screens share: the app is started anew, then shown whole at its address. */
export const screenStory = {
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  loaders: [async ({ args }: { args: ScreenAddress }) => ({ started: await startScreen(args) })],
  // As a function: Storybook writes out what a component is given, and would take minutes over a router.
  render: (_, { loaded }) => <Screen started={() => loaded['started'] as StartedScreen} />,
} satisfies Meta<ScreenAddress>;
