import { sliceHandlers } from '@habilis/api/mocks/sliceHandlers';
import { expect } from 'storybook/test';
import { type ScreenStory, screenStory } from '../../screenStory.tsx';

/** Les pages que tous peuvent lire sans compte. */
const meta = {
  ...screenStory,
  title: 'Écrans/Pages publiques',
  args: { path: '/accessibilite', isSignedIn: false },
  parameters: { ...screenStory.parameters, msw: sliceHandlers() },
};
export default meta;

const hasTitle: ScreenStory['play'] = async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
};

export const Accessibility: ScreenStory = { play: hasTitle };

export const LegalNotice: ScreenStory = {
  args: { path: '/mentions-legales' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Éditeur' })).toHaveTextContent('Organisme d’exemple');
    await expect(canvas.getByRole('region', { name: 'Hébergeur' })).toHaveTextContent('54000 Nancy');
  },
};

export const PersonalData: ScreenStory = { args: { path: '/donnees-personnelles' }, play: hasTitle };

export const SiteMap: ScreenStory = { args: { path: '/plan-du-site' }, play: hasTitle };
