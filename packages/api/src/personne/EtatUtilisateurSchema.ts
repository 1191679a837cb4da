import { ETATS_UTILISATEUR } from '@habilis/domain/utilisateur/ETATS_UTILISATEUR';
import * as z from 'zod/mini';

/** The state of a person's account. */
export const EtatUtilisateurSchema = z.enum(ETATS_UTILISATEUR);
