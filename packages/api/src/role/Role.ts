import { ROLE_TYPES } from '@habilis/domain/role/RoleType';
import * as z from 'zod/mini';
import { CaisseRef } from '../mrp/CaisseRef.ts';
import { Id } from '../wire/formats.ts';

export const RoleTypeSchema = z.enum(ROLE_TYPES);

/** A role of a person, with the entite or caisse that it is for (F2). */
export const Role = z.object({
  id: Id,
  type: RoleTypeSchema,
  label: z.string(),
  raisonSociale: z.nullable(z.string()),
  entite: z.nullable(z.object({ id: Id, raisonSociale: z.string() })),
  mrp: z.nullable(CaisseRef),
  notifSet: z.boolean(),
  demandeAdministrative: z.nullable(z.object({ id: Id, currentTaskDefinitionKey: z.string() })),
});
export type Role = z.infer<typeof Role>;
