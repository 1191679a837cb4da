import { DA_TASK_KEYS } from '@habilis/domain/demande-administrative/taskKeys';
import { DH_TASK_KEYS } from '@habilis/domain/demande-habilitation/taskKeys';
import * as z from 'zod/mini';
import { RoleTypeSchema } from '../role/Role.ts';
import { Id, Instant, Version } from '../wire/formats.ts';
import { nullableText } from '../wire/texts.ts';

/** One part of a field's value; parts with the same key are the same thing. */
export const Valeur = z.object({ cle: z.string(), libelle: z.string(), deposeLe: z.nullable(Instant) });

/** A point on one field, with its value when asked and its value now, or when it was answered. */
export const ComplementPoint = z.object({
  id: Id,
  version: Version,
  chemin: z.string(),
  commentaire: z.string(),
  avant: z.array(Valeur),
  apres: z.array(Valeur),
  traite: z.boolean(),
  reponse: z.nullable(z.string()),
});
export type ComplementPoint = z.infer<typeof ComplementPoint>;

/** A complement that was asked for, with its points; a demandeur sees the body instead of the person who asks. */
export const Complement = z.object({
  id: Id,
  taskDefinitionKey: z.enum([...DA_TASK_KEYS, ...DH_TASK_KEYS]),
  auteurNomPrenom: z.nullable(z.string()),
  auteurRoleType: z.nullable(RoleTypeSchema),
  demandeLe: Instant,
  /** Null until it is answered. */
  reponduLe: z.nullable(Instant),
  points: z.array(ComplementPoint),
});
export type Complement = z.infer<typeof Complement>;

/** The answer to one point, of the version that was read. */
export const PointReponse = z.object({
  pointId: Id,
  version: Version,
  traite: z.boolean(),
  reponse: nullableText(2000),
});
export type PointReponse = z.infer<typeof PointReponse>;
