import * as z from 'zod/mini';
import { HabilisId } from '../wire/formats.ts';

/** A person, as other objects refer to them. */
export const PersonneRef = z.object({ habilisId: HabilisId, nomPrenom: z.string() });
export type PersonneRef = z.infer<typeof PersonneRef>;
