/** Every table, for Kysely: each file of `tables/` adds its own. Columns are snake_case, dates are `yyyy-MM-dd` strings. */
// oxlint-disable-next-line typescript/no-empty-interface -- The tables stand in their files.
export interface Database {}
