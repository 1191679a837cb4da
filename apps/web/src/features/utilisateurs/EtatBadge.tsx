import type { EtatUtilisateur } from '@habilis/domain/utilisateur/ETATS_UTILISATEUR';
import { useText } from '@habilis/i18n/TextProvider';
import { Badge } from '@habilis/ui/Badge';
import type { ReactNode } from 'react';
import { ETAT_UTILISATEUR_LOOKS } from '../../etat/ETAT_UTILISATEUR_LOOKS.ts';

/** The state of an account. */
export function EtatBadge({ etat }: { etat: EtatUtilisateur }): ReactNode {
  const t = useText();
  return <Badge {...ETAT_UTILISATEUR_LOOKS[etat]}>{t(`utilisateurs.etat.${etat}`)}</Badge>;
}
