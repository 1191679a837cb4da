/** What the file of a class may hold: lines, bytes, and bytes once a workbook is unfolded. */
export const IMPORT_LIMITS = { lignes: 1000, octets: 5_000_000, octetsDeplies: 100_000_000 } as const;
