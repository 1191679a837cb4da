import type { ModeleCourrielDa } from '@habilis/domain/demande-administrative/courrielsOfStep';
import type { ModeleCourrielDh } from '@habilis/domain/demande-habilitation/courrielsOfStep';
import type { Categorie } from '@habilis/domain/notification/EVENEMENTS';

/** The mails about an account, which nobody can switch off. */
export type ModeleCourrielCompte =
  | 'activation'
  | 'compte-existant'
  | 'reinitialisation'
  | 'mot-de-passe-change'
  | 'changement-mail'
  | 'changement-mail-avis'
  | 'role-donne'
  | 'role-termine'
  | 'comptes-fusionnes'
  | 'delegation-donnee'
  | 'delegation-terminee'
  | 'facteur-ajoute'
  | 'facteur-retire'
  | 'second-facteur-reinitialise'
  | 'code-secours-utilise'
  | 'nouvelle-connexion'
  | 'connexions-refusees';

/** The mails about a message to the support: the one that carries it, and what its sender is told. */
export type ModeleCourrielSupport = 'support-message' | 'support-recu';

/** The mails about a date that comes nearer. */
export type ModeleCourrielEcheance = 'da-suspension';

/** The mails to whoever loses a task by somebody else's hand. */
export type ModeleCourrielReprise = 'da-reprise' | 'dh-reprise';

/** The mails about an accreditation. */
export type ModeleCourrielHabilitation =
  | 'hab-creee'
  | 'hab-fin-proche'
  | 'hab-suspendue'
  | 'hab-levee'
  | 'hab-confirmee'
  | 'hab-a-confirmer'
  | 'hab-rappel'
  | 'hab-fin-changee'
  | 'hab-plateforme-supprimee'
  | 'hab-supprimee'
  | 'hab-rompue'
  | 'hab-reserve';
/** The mails about what is published for many. */
export type ModeleCourrielAnnonce = 'actualite' | 'message';

/** The mails about an entity: closed at the register, at the end of its activity, or under another fund. */
export type ModeleCourrielEntite =
  | 'entite-fermee'
  | 'entite-fin-activite'
  | 'entite-caisse-recue'
  | 'entite-caisse-quittee'
  | 'entite-caisse-changee';

/** The mails that the product writes; each has its subject, its text and its button in `mails.json`. */
export type ModeleCourriel =
  | ModeleCourrielDa
  | ModeleCourrielDh
  | ModeleCourrielEcheance
  | ModeleCourrielReprise
  | ModeleCourrielHabilitation
  | ModeleCourrielCompte
  | ModeleCourrielSupport
  | ModeleCourrielAnnonce
  | ModeleCourrielEntite
  | 'resume';

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
