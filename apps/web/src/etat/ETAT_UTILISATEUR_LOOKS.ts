import type { EtatUtilisateur } from '@habilis/domain/utilisateur/ETATS_UTILISATEUR';
import { Ban, CircleCheck, Mail, Merge } from 'lucide-react';
import type { Look } from './Look.ts';

/** How the state of an account is shown. */
export const ETAT_UTILISATEUR_LOOKS: Readonly<Record<EtatUtilisateur, Look>> = {
  active: { tone: 'success', icon: CircleCheck },
  'a-activer': { tone: 'warning', icon: Mail },
  bloquee: { tone: 'danger', icon: Ban },
  fusionnee: { tone: 'neutral', icon: Merge },
};
