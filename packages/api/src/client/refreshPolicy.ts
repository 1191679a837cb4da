/** A token with less time left is refreshed (K10). */
export const REFRESH_UNDER_MS = 900_000;

/** Whether to refresh a token before the next call. */
export const needsRefresh = (expiryMs: number, nowMs: number): boolean => expiryMs - nowMs < REFRESH_UNDER_MS;
