import { habilitation } from '@habilis/api/habilitation/endpoints';
import type { Delegataire, Habilitation } from '@habilis/api/habilitation/Habilitation';
import { formatInstantDate } from '@habilis/i18n/format';
import { useText } from '@habilis/i18n/TextProvider';
import { IconButton } from '@habilis/ui/IconButton';
import { ItemList } from '@habilis/ui/ItemList';
import { Section } from '@habilis/ui/Section';
import { Text } from '@habilis/ui/Text';
import { UserCheck, UserMinus } from 'lucide-react';
import type { ReactNode } from 'react';
import { call } from '../../session/call.ts';
import { SessionsTouchees } from '../../etat/SessionsTouchees.tsx';
import { confirm } from '../../messages/dialogAtoms.ts';
import { tellDone } from '../../messages/tellDone.ts';
import { useSending } from '../../forms/useSending.ts';

/** Those who manage the sessions of a habilitation for its entite. */
export function DelegatairesSection({
  one,
  delegataires,
  isEditable,
  onSent,
}: {
  one: Habilitation;
  delegataires: readonly Delegataire[];
  isEditable: boolean;
  /** Reads the habilitation again, whether the change succeeded or not. */
  onSent: () => Promise<unknown>;
}): ReactNode {
  const t = useText();
  const sending = useSending();
  const remove = async ({ roleId, nomPrenom }: Delegataire) => {
    const isSure = await confirm({
      title: t('habilitations.fin-delegation-question', { nom: nomPrenom }),
      message: t('habilitations.fin-delegation-texte'),
      detail: <SessionsTouchees of={{ role: roleId, habilitation: one.id }} fin="role" />,
      confirmLabel: t('habilitations.fin-delegation'),
      isDanger: true,
    });
    if (!isSure) return;
    const { id, version } = one;
    await sending.send(async () => {
      try {
        await call(habilitation.removeDelegataire, { params: { id, roleId }, body: { version } });
        tellDone('habilitations.delegation-terminee');
      } finally {
        await onSent();
      }
    });
  };
  const fault = sending.faults[0]?.label;
  return (
    <Section title={t('habilitations.delegataires')}>
      {fault !== undefined && (
        <div role="alert">
          <Text tone="danger">{fault}</Text>
        </div>
      )}
      {delegataires.length === 0 ? (
        <Text tone="subtle">{t('habilitations.delegataires-aucun')}</Text>
      ) : (
        <ItemList
          label={t('habilitations.delegataires')}
          items={delegataires.map((delegataire) => ({
            key: String(delegataire.roleId),
            icon: UserCheck,
            title: delegataire.nomPrenom,
            description: t('habilitations.delegataire-depuis', {
              identifiant: delegataire.habilisId,
              date: formatInstantDate(delegataire.depuisLe),
            }),
            ...(isEditable
              ? {
                  action: (
                    <IconButton
                      icon={UserMinus}
                      label={t('habilitations.fin-delegation-de', { nom: delegataire.nomPrenom })}
                      isBusy={sending.isBusy}
                      onPress={() => void remove(delegataire)}
                    />
                  ),
                }
              : {}),
          }))}
        />
      )}
    </Section>
  );
}
