import type { Entite } from '@habilis/api/entite/Entite';
import { useText } from '@habilis/i18n/TextProvider';
import { Badge } from '@habilis/ui/Badge';
import { Ban, CircleCheck, Hourglass, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

const LOOKS = {
  provisoire: { tone: 'info', icon: Hourglass },
  active: { tone: 'success', icon: CircleCheck },
  fermee: { tone: 'neutral', icon: Ban },
} as const;

/** The state of an entite; when it is still open but the register says closed, shows that instead. */
export function EtatEntiteBadge({ etat, registre }: Pick<Entite, 'etat' | 'registre'>): ReactNode {
  const t = useText();
  if (etat !== 'fermee' && registre.resultat === 'FERME') {
    return (
      <Badge tone="danger" icon={TriangleAlert}>
        {t('entites.fermee-au-registre')}
      </Badge>
    );
  }
  return <Badge {...LOOKS[etat]}>{t(`entites.etat.${etat}`)}</Badge>;
}
