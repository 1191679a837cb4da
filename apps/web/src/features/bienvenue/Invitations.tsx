import { entite } from '@habilis/api/entite/endpoints';
import type { Invitation } from '@habilis/api/entite/Invitation';
import { formatInstantDate } from '@habilis/i18n/format';
import { useText } from '@habilis/i18n/TextProvider';
import { Button } from '@habilis/ui/Button';
import { ButtonGroup } from '@habilis/ui/ButtonGroup';
import { Callout } from '@habilis/ui/Callout';
import { Section } from '@habilis/ui/Section';
import { Stack } from '@habilis/ui/Stack';
import { Text } from '@habilis/ui/Text';
import type { ReactNode } from 'react';
import { useRevalidator } from 'react-router';
import { useSending } from '../../forms/useSending.ts';
import { tellDone } from '../../messages/tellDone.ts';
import { call } from '../../session/call.ts';

/** The roles that entites offer the person, to take or to decline (U742). */
export function Invitations({ invitations }: { invitations: readonly Invitation[] }): ReactNode {
  const t = useText();
  const { revalidate } = useRevalidator();
  const sending = useSending();
  const answer = ({ id, estConflit }: Invitation, accepte: boolean) =>
    sending.send(async () => {
      try {
        await call(entite.repondre, { params: { invitationId: id }, body: { accepte, conflitLu: estConflit } });
        tellDone(accepte ? 'roles.invitation.acceptee' : 'roles.invitation.refusee');
      } finally {
        await revalidate();
      }
    });
  const fault = sending.faults[0]?.label;
  return (
    <Section title={t('roles.invitations')}>
      <Stack gap={16}>
        {fault !== undefined && (
          <div role="alert">
            <Text tone="danger">{fault}</Text>
          </div>
        )}
        {invitations.map((one) => (
          <Callout
            key={one.id}
            tone={one.estConflit ? 'warning' : 'info'}
            title={t('roles.invitation.titre', { role: t(`roles.${one.type}`), entite: one.raisonSociale })}
          >
            <Stack gap={12}>
              <Text>
                {t('roles.invitation.texte', {
                  nom: one.invitePar,
                  date: formatInstantDate(one.inviteLe),
                  fin: formatInstantDate(one.expireLe),
                })}
              </Text>
              {one.estConflit && <Text>{t('roles.invitation.conflit')}</Text>}
              <ButtonGroup>
                <Button variant="primary" isBusy={sending.isBusy} onPress={() => void answer(one, true)}>
                  {t('roles.invitation.accepter')}
                </Button>
                <Button isDisabled={sending.isBusy} onPress={() => void answer(one, false)}>
                  {t('roles.invitation.refuser')}
                </Button>
              </ButtonGroup>
            </Stack>
          </Callout>
        ))}
      </Stack>
    </Section>
  );
}
