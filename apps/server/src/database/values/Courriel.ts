import type { Categorie } from '@habilis/domain/destinataire/destinataires';
import type { MessageKey } from '@habilis/i18n/MessageKey';

type ModeleOf<Key> = Key extends `mails.${infer Modele}.objet` ? Modele : never;

/** The models of mails; each has its subject, text and button in `mails.json`. */
export type ModeleCourriel = ModeleOf<MessageKey>;

/** A line of a summary; older rows have neither heading nor day. */
export type LigneResume = {
  readonly objet: string;
  readonly chemin: string;
  readonly categorie?: Categorie;
  /** Day of the event, ready to show. */
  readonly date?: string;
};

/** A field or a document that a complement is asked about, and what is expected of it. */
export type PointCourriel = {
  readonly chemin: string;
  /** The name of a document that the niveau asks for; null for what the form names. */
  readonly piece: string | null;
  readonly commentaire: string;
};

/** An entry of a calendar as a mail makes, moves or removes it (RFC 5546). */
export type AgendaCourriel = {
  readonly methode: 'REQUEST' | 'CANCEL';
  /** The same for every mail about one entry. */
  readonly uid: string;
  readonly sequence: number;
  /** Whole days, the last one included. */
  readonly debut: string;
  readonly fin: string;
  readonly lieu: string | null;
  /** Whether it may yet not take place. */
  readonly isIncertain: boolean;
};

/** The variable parts of a mail. */
export type ValeursCourriel = {
  /** Values for its texts. */
  readonly mots: Readonly<Record<string, string | number>>;
  /** A person's comment, quoted as it is. */
  readonly commentaire: string | null;
  /** Path of its button's page, from the site's root. */
  readonly chemin: string;
  /** Path of the page that ends what an address without account follows; other mails have none. */
  readonly arret?: string;
  /** The lines of a summary. */
  readonly lignes: readonly LigneResume[];
  /** What a complement is asked about; older rows have none. */
  readonly points?: readonly PointCourriel[];
  /** It goes to the address of an entite that nobody can act for: it says so, and whom to ask. */
  readonly sansGestionnaire?: boolean;
  /** Its recipient has no role under which the page of its button is theirs: it has none, and says so. */
  readonly sansRole?: boolean;
  /** The entry of the recipient's calendar that goes with it. */
  readonly agenda?: AgendaCourriel;
  /** The reference of the conversation that it belongs to, by which mail programs keep it together. */
  readonly fil?: string;
};
