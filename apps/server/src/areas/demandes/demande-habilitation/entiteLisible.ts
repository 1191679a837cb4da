import { below } from '../../../platform/below.ts';
import type { Context } from '../../../platform/Handler.ts';

/** Whether the caller may open the file of an entity, which the area of the entities tells. */
export const entiteLisible = below<(context: Context, entiteId: number) => Promise<boolean>>('lecture d’une entité');
