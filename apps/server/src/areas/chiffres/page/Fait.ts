import type { Compte } from '@habilis/domain/statistique/centileCompte';

/** How often something happened. */
export type Fait = Compte & { readonly cle: string; readonly libelle: string | null; readonly detail: string };
