/** Whether the commission's day has come, so that it may decide (rules/demandes#steps; DH28). */
export const isSeanceVenue = (dateCnh: string | null, today: string): boolean => dateCnh !== null && dateCnh <= today;
