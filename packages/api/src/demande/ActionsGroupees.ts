import { GROUPED_ACTIONS } from '@habilis/domain/demande/groupedActions';
import * as z from 'zod/mini';
import { PersonneRef } from '../personne/PersonneRef.ts';
import { HabilisId, Id, Version } from '../wire/formats.ts';
import { Ecarte } from './Ecarte.ts';

/** Most demandes in one call. */
export const LARGEST_GROUP = 100;

const named = { type: z.enum(['DA', 'DH']), id: Id };

/** A demande of either kind, by its id. */
const DemandeRef = z.object(named);
export type DemandeRef = z.infer<typeof DemandeRef>;

/** A demande as the list showed it. */
const DemandeVersion = z.object({ ...named, version: Version });
export type DemandeVersion = z.infer<typeof DemandeVersion>;

/** Somebody who may have a task, with how many they hold. */
export const Affectable = z.extend(PersonneRef, { charge: z.int() });
export type Affectable = z.infer<typeof Affectable>;

/** Somebody to whom several demandes are not offered, for one reason, with the numbers of these demandes (EC77). */
export const EcarteGroupe = z.extend(Ecarte, { numeros: z.array(z.string()) });
export type EcarteGroupe = z.infer<typeof EcarteGroupe>;

/** Demandes of either kind. */
export const DemandeRefs = z.object({ demandes: z.array(DemandeRef).check(z.maxLength(LARGEST_GROUP)) });

/** One action on several demandes, with the person whom an assignment names (EC61). */
export const ActionsGroupees = z.object({
  action: z.enum(GROUPED_ACTIONS),
  assignedUserHabilisId: z.optional(z.nullable(HabilisId)),
  demandes: z.array(DemandeVersion).check(z.minLength(1), z.maxLength(LARGEST_GROUP)),
});
export type ActionsGroupees = z.infer<typeof ActionsGroupees>;

/** The result for one demande: null when done, or the title of its refusal and who holds its task. */
export const IssueGroupee = z.object({
  ...named,
  title: z.nullable(z.string()),
  responsable: z.nullable(PersonneRef),
});
export type IssueGroupee = z.infer<typeof IssueGroupee>;
