import type { IdentitePresentee } from '@habilis/api/fournisseur/Fournisseur';

/** Whom the provider vouched for. */
export type Vouched = {
  readonly emetteur: string;
  readonly sujet: string;
  readonly identite: IdentitePresentee;
  readonly estMultifacteur: boolean;
  readonly authentifieeLe: Date | null;
  readonly idToken: string;
};
