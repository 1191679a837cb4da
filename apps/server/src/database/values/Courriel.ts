import type { Categorie } from '@habilis/domain/evenement/destinataires';
import type { MessageKey } from '@habilis/i18n/MessageKey';

type ModeleOf<Key> = Key extends `mails.${infer Modele}.objet` ? Modele : never;

/** The mails that the product writes: each has its subject, its text and its button in `mails.json`. */
export type ModeleCourriel = ModeleOf<MessageKey>;

/** One thing of a summary; what an earlier version wrote has neither heading nor day. */
export type LigneResume = {
  readonly objet: string;
  readonly chemin: string;
  readonly categorie?: Categorie;
  /** The day on which it happened, as it is shown. */
  readonly date?: string;
};

/** What a mail says beside its fixed words. */
export type ValeursCourriel = {
  /** The values of its texts. */
  readonly mots: Readonly<Record<string, string | number>>;
  /** What a person wrote, quoted as it is. */
  readonly commentaire: string | null;
  /** Where its button leads, from the root of the site. */
  readonly chemin: string;
  /** What a summary puts together. */
  readonly lignes: readonly LigneResume[];
};
