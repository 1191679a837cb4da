import type { OrderByItemBuilder } from 'kysely';

/** Orders a code by its characters, whatever the database's collation. */
export const byCode = (order: OrderByItemBuilder): OrderByItemBuilder => order.collate('C');
