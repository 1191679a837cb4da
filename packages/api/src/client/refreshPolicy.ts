/** A token is refreshed when less than this remains (specification, section 9). */
export const REFRESH_UNDER_MS = 900_000;

/** Whether a token is to be refreshed before the next call. */
export const needsRefresh = (expiryMs: number, nowMs: number): boolean => expiryMs - nowMs < REFRESH_UNDER_MS;
