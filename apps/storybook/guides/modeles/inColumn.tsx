import type { Decorator } from '@storybook/react-vite';
import { column } from './inColumn.css.ts';

/** Shows a story as in the product's main column, where an action bar reaches the edges. */
export const inColumn: Decorator = (Story) => (
  <div className={column}>
    <Story />
  </div>
);
