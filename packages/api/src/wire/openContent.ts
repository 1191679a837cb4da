import * as z from 'zod/mini';

/** A body that no screen sends yet; a test counts these, so that their number falls. */
export const openBody = z.unknown();
/** An answer that no screen reads yet; a test counts these, so that their number falls. */
export const openAnswer = z.unknown();
