import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect } from 'storybook/test';
import { Gallery } from './Gallery.tsx';

const DATE_LINE = { type: 'docs', title: 'Données/DateLine', id: 'données-dateline--docs' };

/** Shown on the first page only; here it is tried. */
const meta = {
  title: 'Galerie/Galerie',
  component: Gallery,
  tags: ['!dev', '!autodocs'],
  parameters: {
    msw: [http.get('*/index.json', () => HttpResponse.json({ entries: { [DATE_LINE.id]: DATE_LINE } }))],
  },
} satisfies Meta<typeof Gallery>;
export default meta;

/** Au clavier seul : un mot, le composant trouvé, sa page. */
export const ByKeyboard: StoryObj<typeof meta> = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(await canvas.findByRole('searchbox')).toHaveFocus();
    await userEvent.keyboard('ce qui est dû, sur une ligne');
    await expect(canvas.getByRole('status')).toHaveTextContent(/^1 composant sur/);
    const found = await canvas.findByRole('link', { name: 'DateLine' });
    await userEvent.tab();
    // What a picture holds is not reached: the next stop is the component found.
    await expect(found).toHaveFocus();
    await expect(found).toHaveAttribute('href', `./?path=/docs/${DATE_LINE.id}`);
  },
};
