import type { Entite } from '@habilis/api/entite/Entite';
import { useText } from '@habilis/i18n/TextProvider';
import { Badge } from '@habilis/ui/Badge';
import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { ETAT_ENTITE_LOOKS } from '../../etat/ETAT_ENTITE_LOOKS.ts';

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
  return <Badge {...ETAT_ENTITE_LOOKS[etat]}>{t(`entites.etat.${etat}`)}</Badge>;
}
