import type { EtatUtilisateur } from '@habilis/domain/utilisateur/ETATS_UTILISATEUR';
import { useText } from '@habilis/i18n/TextProvider';
import { Badge } from '@habilis/ui/Badge';
import { Ban, CircleCheck, Mail, Merge } from 'lucide-react';
import type { ReactNode } from 'react';

const LOOKS = {
  active: { tone: 'success', icon: CircleCheck },
  'a-activer': { tone: 'warning', icon: Mail },
  bloquee: { tone: 'danger', icon: Ban },
  fusionnee: { tone: 'neutral', icon: Merge },
} as const;

/** The state of an account. */
export function EtatBadge({ etat }: { etat: EtatUtilisateur }): ReactNode {
  const t = useText();
  return <Badge {...LOOKS[etat]}>{t(`utilisateurs.etat.${etat}`)}</Badge>;
}
