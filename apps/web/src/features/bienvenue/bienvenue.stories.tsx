import { exampleAccount } from '@habilis/api/mocks/fixtures/exampleAccount';
import { exampleRole } from '@habilis/api/mocks/fixtures/exampleRole';
import { sliceHandlers } from '@habilis/api/mocks/sliceHandlers';
import { expect } from 'storybook/test';
import { type ScreenStory, screenStory } from '../../screenStory.tsx';

const account = exampleAccount({
  roles: [exampleRole({ type: 'I' }), exampleRole({ type: 'F' }), exampleRole({ type: 'DM' })],
});

/** Le choix du rôle, pour qui en a plusieurs. */
const meta = {
  ...screenStory,
  title: 'Écrans/Bienvenue',
  args: { path: '/bienvenue' },
  parameters: { ...screenStory.parameters, msw: sliceHandlers({ account }) },
};
export default meta;

export const Default: ScreenStory = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /Nord-Est/ })).toHaveAttribute('href', '/I/18');
  },
};

export const OnAPhone: ScreenStory = { globals: { viewport: { value: 'w360' } } };
