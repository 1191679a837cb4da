/** Country codes of France, of its overseas territories and of Monaco (rules/formats#telephones). */
const OFFERED = ['+33', '+262', '+590', '+594', '+596', '+508', '+681', '+687', '+689', '+377'];

/** The country codes to choose from; that of a number which was written with its own stays one of them. */
export const indicatifsOf = (present: string | null) =>
  [...new Set([...OFFERED, ...(present === null ? [] : [present])])].map((id) => ({ id, label: id }));
