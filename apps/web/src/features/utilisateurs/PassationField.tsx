import { utilisateur } from '@habilis/api/utilisateur/endpoints';
import type { Passation } from '@habilis/api/utilisateur/Passation';
import { useText } from '@habilis/i18n/TextProvider';
import { Callout } from '@habilis/ui/Callout';
import { Select } from '@habilis/ui/Select';
import { Text } from '@habilis/ui/Text';
import { type ReactNode, useEffect, useState } from 'react';
import { call } from '../../session/call.ts';

/** What a person would leave with a role, or with all of them; null until it is read, and when it cannot be. */
function usePassation(habilisId: string, roleId?: number): Passation | null {
  const [passation, setPassation] = useState<Passation | null>(null);
  useEffect(() => {
    let isLeft = false;
    const query = roleId === undefined ? {} : { roleId: String(roleId) };
    call(utilisateur.passation, { params: { habilisId }, query }).then(
      (read) => isLeft || setPassation(read),
      // The catalogue told it; the tasks then go back to their group.
      () => undefined,
    );
    return () => {
      isLeft = true;
    };
  }, [habilisId, roleId]);
  return passation;
}

/** Nobody in particular: the tasks go back to their group. */
const GROUPE = 'groupe';

/** Asks who takes over the tasks that a person leaves, and says what else is left without anybody. */
export function PassationField({
  habilisId,
  roleId,
  value,
  onChange,
}: {
  habilisId: string;
  /** The role that ends; without one, all of them. */
  roleId?: number;
  value: string | null;
  onChange: (successeurHabilisId: string | null) => void;
}): ReactNode {
  const t = useText();
  const passation = usePassation(habilisId, roleId);
  if (passation === null) return null;
  const { taches, successeurs, entitesSansGestionnaire: entites } = passation;
  return (
    <>
      {entites.length > 0 && (
        <Callout tone="warning" title={t('utilisateurs.dernier-gestionnaire')}>
          <Text>
            {t('utilisateurs.dernier-gestionnaire-aide', {
              nombre: entites.length,
              noms: entites.map(({ raisonSociale }) => raisonSociale).join(', '),
            })}
          </Text>
        </Callout>
      )}
      {taches > 0 && successeurs.length === 0 && <Text>{t('utilisateurs.sans-successeur', { taches })}</Text>}
      {successeurs.length > 0 && (
        <Select
          label={t('utilisateurs.successeur', { taches })}
          placeholder={t('entites.choisir')}
          value={value ?? GROUPE}
          options={[
            { id: GROUPE, label: t('utilisateurs.successeur.groupe') },
            ...successeurs.map(({ habilisId: id, nomPrenom, charge, taches: possibles }) => ({
              id,
              label: t('utilisateurs.successeur.personne', {
                nomPrenom,
                charge,
                possibles,
                taches,
                partie: String(possibles < taches),
              }),
            })),
          ]}
          onChange={(chosen) => onChange(chosen === GROUPE ? null : chosen)}
        />
      )}
    </>
  );
}
