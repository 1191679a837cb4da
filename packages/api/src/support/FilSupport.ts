import { ILLISIBLES } from '@habilis/domain/assistance/Illisible';
import { MODULES } from '@habilis/domain/assistance/MODULES';
import { ETATS_SUPPORT } from '@habilis/domain/assistance/etatsSupport';
import { SESSION_ETATS } from '@habilis/domain/session-certification/etats';
import * as z from 'zod/mini';
import { RoleTypeSchema } from '../role/Role.ts';
import { CalendarDate, HabilisId, Id, Instant, Version } from '../wire/formats.ts';
import { ListQuery } from '../wire/List.ts';
import { filter, text } from '../wire/texts.ts';

/** Views of the threads: those that wait, mine, nobody's, answered, closed, all. */
export const SUPPORT_VUES = ['a-traiter', 'les-miens', 'sans-responsable', 'repondus', 'clos', 'tous'] as const;
export const SUPPORT_SORTS = ['recuLe', 'dernierLe', 'objet'] as const;

/** One page of the threads with the support. */
export const FilsQuery = z.strictObject({
  ...ListQuery,
  tri: z._default(z.enum(SUPPORT_SORTS), 'dernierLe'),
  vue: z._default(z.enum(SUPPORT_VUES), 'a-traiter'),
  recherche: filter(),
  module: z.optional(z.enum([...MODULES, 'AUTRE'])),
  responsable: z.optional(HabilisId),
});

/** Somebody who answers for the support. */
export const Operateur = z.object({ habilisId: HabilisId, nomPrenom: z.string() });
export type Operateur = z.infer<typeof Operateur>;

/** A line of the list of threads. */
export const FilSummary = z.object({
  id: Id,
  version: Version,
  reference: z.string(),
  etat: z.enum(ETATS_SUPPORT),
  objet: z.string(),
  module: z.nullable(z.enum(MODULES)),
  nomPrenom: z.string(),
  email: z.string(),
  responsable: z.nullable(Operateur),
  recuLe: Instant,
  /** When something was last written in it, by its sender or to them. */
  dernierLe: Instant,
});
export type FilSummary = z.infer<typeof FilSummary>;

const Piece = z.object({ id: Id, userFilename: z.string(), taille: z.int() });

/** What became of a mail; unknown once mails are forgotten. */
export const COURRIEL_ETATS = ['ATTENTE', 'ENVOYE', 'ECHEC', 'INCONNU'] as const;

/** What was written in a thread after its first message: an answer of the support, a mail of its sender, one that nobody wrote, or a note for the support alone. */
export const Echange = z.object({
  id: Id,
  genre: z.enum(['REPONSE', 'SUITE', 'NOTE', 'AUTOMATIQUE']),
  auteur: z.string(),
  texte: z.string(),
  /** What a mail repeats after its own words; null when there is none. */
  suite: z.nullable(z.string()),
  /** Why a mail, or a part of it, cannot be read here; it is then joined as it came. */
  illisible: z.nullable(z.enum(ILLISIBLES)),
  ecritLe: Instant,
  /** For an answer alone. */
  courriel: z.nullable(z.enum(COURRIEL_ETATS)),
  pieces: z.array(Piece),
  /** How many documents of a mail were refused by the rules of uploads. */
  piecesEcartees: z.int(),
});
export type Echange = z.infer<typeof Echange>;

/** What the sender has under way; nothing of it for a guest. */
const Dossier = z.object({
  roles: z.array(
    z.object({ id: Id, type: RoleTypeSchema, entite: z.nullable(z.object({ id: Id, raisonSociale: z.string() })) }),
  ),
  demandes: z.array(
    z.object({
      type: z.enum(['DA', 'DH']),
      id: Id,
      numero: z.nullable(z.string()),
      currentTaskDefinitionKey: z.string(),
    }),
  ),
  sessions: z.array(
    z.object({ id: Id, numero: z.string(), etat: z.enum(SESSION_ETATS), dateSession: z.nullable(CalendarDate) }),
  ),
});
export type DossierExpediteur = z.infer<typeof Dossier>;

/** A thread: the message, what followed, and who wrote it. */
export const FilSupport = z.extend(FilSummary, {
  message: z.string(),
  page: z.nullable(z.string()),
  /** The number that finds the line of the log: of the call that failed, else of the message itself. */
  requete: z.nullable(z.string()),
  nom: z.string(),
  prenom: z.string(),
  /** The role under which it was written. */
  roleType: z.nullable(RoleTypeSchema),
  /** Null for a guest, and once the account is gone. */
  habilisId: z.nullable(HabilisId),
  pieces: z.array(Piece),
  echanges: z.array(Echange),
  dossier: z.nullable(Dossier),
  /** Whether answers by mail come back here. */
  reponsesEntendues: z.boolean(),
  /** Whether mails have filled it: one more is given back to its sender. */
  plein: z.boolean(),
});
export type FilSupport = z.infer<typeof FilSupport>;

/** How many threads each view holds; `total` is what waits. */
export const CompteursSupport = z.object({
  total: z.int(),
  lesMiens: z.int(),
  sansResponsable: z.int(),
  repondus: z.int(),
});
export type CompteursSupport = z.infer<typeof CompteursSupport>;

const reponse = { intitule: text(200), texte: text(10_000) };

/** An answer kept ready, for all who answer. */
export const ReponsePrete = z.object({ id: Id, version: Version, ...reponse });
export type ReponsePrete = z.infer<typeof ReponsePrete>;

/** A ready answer to create, or to change when it has an id. */
export const ReponsePreteWrite = z.object({ id: z.nullable(Id), version: Version, ...reponse });
export type ReponsePreteWrite = z.infer<typeof ReponsePreteWrite>;
