import * as z from 'zod/mini';

/** What a call bears in `X-Request-Id`: it finds its line in the log (EX1089). */
export const NumeroRequete = z.string().check(z.regex(/^[\w-]{8,64}$/));
