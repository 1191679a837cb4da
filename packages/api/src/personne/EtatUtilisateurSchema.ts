import { ETATS_UTILISATEUR } from '@habilis/domain/utilisateur/ETATS_UTILISATEUR';
import * as z from 'zod/mini';

/** What became of the account of a person. */
export const EtatUtilisateurSchema = z.enum(ETATS_UTILISATEUR);
