import { below } from '../../../platform/below.ts';
import type { RoleContext } from '../../../platform/Handler.ts';

/** Whether the caller may open the file of an entite; the area of the entites decides. */
export const entiteLisible =
  below<(context: RoleContext, entiteId: number) => Promise<boolean>>('lecture d’une entité');
