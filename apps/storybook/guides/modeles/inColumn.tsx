import type { Decorator } from '@storybook/react-vite';
import { column } from './inColumn.css.ts';

/** As in the main column of the product: an action bar runs to its edges. */
export const inColumn: Decorator = (Story) => (
  <div className={column}>
    <Story />
  </div>
);
