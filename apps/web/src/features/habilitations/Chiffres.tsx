import type { Habilitation } from '@habilis/api/habilitation/Habilitation';
import type { Role } from '@habilis/api/role/Role';
import type { ActiviteHabilitation } from '@habilis/api/session-certification/ActiviteHabilitation';
import { MOIS_RENOUVELLEMENT } from '@habilis/domain/certificat/vues';
import { useText } from '@habilis/i18n/TextProvider';
import { type FigureItem, Figures } from '@habilis/ui/Figures';
import type { ReactNode } from 'react';
import { certificatsPath, sessionsPath } from './listPaths.ts';

const number = new Intl.NumberFormat('fr-FR');
const share = new Intl.NumberFormat('fr-FR', { style: 'percent' });

/** The figures of a habilitation, each the total of the list that it opens (H860). */
export function Chiffres({
  one: { id },
  role,
  activite: { annee: days, sessions, certificats },
}: {
  one: Habilitation;
  role: Role;
  activite: ActiviteHabilitation;
}): ReactNode {
  const t = useText();
  const annee = days.du.slice(0, 4);
  const { deLAnnee, aVenir, presents, admis } = sessions;
  const items: FigureItem[] = [
    {
      key: 'sessions',
      value: number.format(deLAnnee),
      label: t('habilitations.chiffres.sessions', { annee }),
      href: sessionsPath(role, id, { vue: 'toutes', ...days }),
      ...(aVenir === 0 ? {} : { detail: t('habilitations.chiffres.a-venir', { nombre: aVenir }) }),
    },
  ];
  if (certificats !== null)
    items.push({
      key: 'delivres',
      value: number.format(certificats.deLAnnee),
      label: t('habilitations.chiffres.delivres', { annee }),
      detail: t('habilitations.chiffres.un-an-plus-tot', { nombre: certificats.unAnPlusTot }),
      href: certificatsPath(role, id, { vue: 'tous', ...days }),
    });
  if (presents > 0)
    items.push({
      key: 'admis',
      value: share.format(admis / presents),
      label: t('habilitations.chiffres.admis', { annee }),
      detail: t('habilitations.chiffres.presents', { admis, presents }),
      href: sessionsPath(role, id, { vue: 'cloturees', ...days }),
    });
  if (certificats !== null)
    items.push({
      key: 'en-vigueur',
      value: number.format(certificats.enVigueur),
      label: t('habilitations.chiffres.en-vigueur'),
      detail: t('habilitations.chiffres.a-renouveler', {
        nombre: certificats.aRenouveler,
        mois: MOIS_RENOUVELLEMENT,
      }),
      href: certificatsPath(role, id, { vue: 'en-vigueur' }),
    });
  return <Figures isRuled label={t('habilitations.chiffres')} items={items} />;
}
