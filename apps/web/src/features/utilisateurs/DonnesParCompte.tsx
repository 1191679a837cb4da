import { rolePath } from '@habilis/api/page/rolePaths';
import type { DonneParCompte, DonnesParCompte as Read } from '@habilis/api/utilisateur/DonneParCompte';
import { utilisateur } from '@habilis/api/utilisateur/endpoints';
import { formatInstantDate } from '@habilis/i18n/format';
import { useText } from '@habilis/i18n/TextProvider';
import { ItemList } from '@habilis/ui/ItemList';
import { Stack } from '@habilis/ui/Stack';
import { Text } from '@habilis/ui/Text';
import { UserPlus, UserRoundCheck } from 'lucide-react';
import { useAtomValue } from 'jotai';
import { type ReactNode, useEffect, useState } from 'react';
import { currentRoleAtom } from '../../session/atoms.ts';
import { call } from '../../session/call.ts';
import { EtatBadge } from './EtatBadge.tsx';
import { roleName } from './roleName.ts';

/** What an account gave; null until it is read, and when it cannot be. */
function useDonnes(habilisId: string): Read | null {
  const [read, setRead] = useState<Read | null>(null);
  useEffect(() => {
    let isLeft = false;
    call(utilisateur.donnes, { params: { habilisId } }, { background: true }).then(
      (found) => isLeft || setRead(found),
      () => undefined,
    );
    return () => {
      isLeft = true;
    };
  }, [habilisId]);
  return read;
}

/** Whom an account created or invited and the roles that it gave, each leading to its person: they may be in wrong hands too (U945). */
export function DonnesParCompte({ habilisId }: { habilisId: string }): ReactNode {
  const t = useText();
  const reader = useAtomValue(currentRoleAtom);
  const read = useDonnes(habilisId);
  if (read === null || reader === null || read.total === 0) return null;
  const left = read.total - read.donnes.length;
  const title = t('utilisateurs.donnes', { nombre: read.total });
  const said = ({ role, compteCree, enAttente, donneLe }: DonneParCompte): string => {
    const date = formatInstantDate(donneLe);
    if (role === null) return t('utilisateurs.donnes.compte', { date });
    const suite = enAttente ? 'propose' : compteCree ? 'cree' : 'role';
    return t(`utilisateurs.donnes.${suite}`, { role: roleName(t, role), date });
  };
  return (
    <Stack gap={8}>
      <Text isStrong>{title}</Text>
      <Text look="small" tone="subtle">
        {t('utilisateurs.donnes-aide')}
      </Text>
      <ItemList
        label={title}
        items={read.donnes.map((one) => ({
          key: `${one.habilisId}-${one.role?.id ?? one.role?.type ?? ''}-${one.role?.entite?.id ?? ''}`,
          icon: one.compteCree ? UserPlus : UserRoundCheck,
          title: `${one.nomPrenom} (${one.habilisId})`,
          href: rolePath(reader, 'utilisateur', one.habilisId),
          description: said(one),
          ...(one.etat === 'active' ? {} : { end: <EtatBadge etat={one.etat} /> }),
        }))}
      />
      {left > 0 && (
        <Text look="small" tone="subtle">
          {t('utilisateurs.donnes.autres', { nombre: left })}
        </Text>
      )}
    </Stack>
  );
}
