import { habilitation } from '@habilis/api/habilitation/endpoints';
import type { Delegataire } from '@habilis/api/habilitation/Habilitation';
import { formatInstantDate } from '@habilis/i18n/format';
import { useText } from '@habilis/i18n/TextProvider';
import { IconButton } from '@habilis/ui/IconButton';
import { ItemList } from '@habilis/ui/ItemList';
import { Section } from '@habilis/ui/Section';
import { Text } from '@habilis/ui/Text';
import { UserCheck, UserMinus } from 'lucide-react';
import type { ReactNode } from 'react';
import { SendingFault } from '../../forms/SendingFault.tsx';
import { call } from '../../session/call.ts';
import { SessionsTouchees } from '../../etat/SessionsTouchees.tsx';
import type { ChangeProps } from './DialogProps.ts';
import { useRemoval } from './useRemoval.ts';

/** Ends a delegation, once its holder's sessions were seen. */
function useDelegationEnd({ one, onSent }: ChangeProps) {
  const t = useText();
  const { remove, ...removal } = useRemoval(onSent);
  const end = ({ roleId, nomPrenom: nom }: Delegataire) =>
    remove(
      {
        title: t('habilitations.fin-delegation-question', { nom }),
        message: t('habilitations.fin-delegation-texte'),
        detail: <SessionsTouchees of={{ role: roleId, habilitation: one.id }} fin="role" />,
        confirmLabel: t('habilitations.fin-delegation'),
      },
      () =>
        call(habilitation.removeDelegataire, {
          params: { id: one.id, roleId },
          body: { version: one.version },
        }),
      'habilitations.delegation-terminee',
    );
  return { ...removal, end };
}

/** Those who manage the sessions of a habilitation for its entite. */
export function DelegatairesSection({
  one,
  delegataires,
  onSent,
}: ChangeProps & { readonly delegataires: readonly Delegataire[] }): ReactNode {
  const t = useText();
  const { end, isBusy, fault } = useDelegationEnd({ one, onSent });
  const isEditable = one.actionsPossibles.includes('nommer-delegataire');
  return (
    <Section title={t('habilitations.delegataires')}>
      <SendingFault fault={fault} />
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
                      isBusy={isBusy}
                      onPress={() => void end(delegataire)}
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
