import * as z from 'zod/mini';

/** A body that no screen sends yet; a test counts them, so that they become fewer. */
export const openBody = z.unknown();
/** An answer that no screen reads yet; a test counts them, so that they become fewer. */
export const openAnswer = z.unknown();
