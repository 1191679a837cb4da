import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect } from 'storybook/test';
import { Gallery } from './Gallery.tsx';

/** Its picture holds nothing to reach: the keys of a story, unlike those of a browser, know nothing of `inert`. */
const DEADLINE = { type: 'docs', title: 'Données/Deadline', id: 'données-deadline--docs' };

/** Shown on the first page only; here it is tried. */
const meta = {
  title: 'Galerie/Galerie',
  component: Gallery,
  tags: ['!dev', '!autodocs'],
  parameters: {
    msw: [http.get('*/index.json', () => HttpResponse.json({ entries: { [DEADLINE.id]: DEADLINE } }))],
  },
} satisfies Meta<typeof Gallery>;
export default meta;

/** Au clavier seul : un mot, le composant trouvé, sa page. */
export const ByKeyboard: StoryObj<typeof meta> = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(await canvas.findByRole('searchbox')).toHaveFocus();
    await userEvent.keyboard('part du temps écoulée');
    await expect(canvas.getByRole('status')).toHaveTextContent(/^1 composant sur/);
    const found = await canvas.findByRole('link', { name: 'Deadline' });
    await userEvent.tab();
    await expect(found).toHaveFocus();
    await expect(found).toHaveAttribute('href', `./?path=/docs/${DEADLINE.id}`);
  },
};
