import { entite } from '@habilis/api/entite/endpoints';
import type { Invitation } from '@habilis/api/entite/Invitation';
import { PATHS } from '@habilis/api/page/paths';
import { formatInstantDate } from '@habilis/i18n/format';
import { useText } from '@habilis/i18n/TextProvider';
import { Button } from '@habilis/ui/Button';
import { ButtonGroup } from '@habilis/ui/ButtonGroup';
import { Callout } from '@habilis/ui/Callout';
import { Section } from '@habilis/ui/Section';
import { Stack } from '@habilis/ui/Stack';
import { Text } from '@habilis/ui/Text';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { doneThenRead } from '../../forms/doneThenRead.ts';
import { useSending } from '../../forms/useSending.ts';
import { call } from '../../session/call.ts';
import { SendingFault } from '../../forms/SendingFault.tsx';

/** Answers an invitation: which answer is under way, and what was refused. */
function useReponse() {
  const navigate = useNavigate();
  const sending = useSending();
  /** Which answer is under way: its button alone turns. */
  const [answered, setAnswered] = useState<{ readonly id: number; readonly accepte: boolean } | null>(null);
  const answer = ({ id, estConflit }: Invitation, accepte: boolean) => {
    setAnswered({ id, accepte });
    return sending.send(() =>
      doneThenRead(
        () => call(entite.repondre, { params: { invitationId: id }, body: { accepte, conflitLu: estConflit } }),
        accepte ? 'roles.invitation.acceptee' : 'roles.invitation.refusee',
        // Without what the mail put in the address: it was answered here.
        async () => navigate(PATHS.bienvenue, { replace: true }),
      ),
    );
  };
  const told = ({ id }: Invitation, accepte: boolean) => {
    const isOwn = answered?.id === id && answered.accepte === accepte;
    return { isBusy: sending.isBusy && isOwn, isDisabled: sending.isBusy && !isOwn };
  };
  return { answer, told, fault: sending.faults[0]?.label };
}

/** The roles that entites offer the person, to take or to decline (U742). */
export function Invitations({ invitations }: { invitations: readonly Invitation[] }): ReactNode {
  const t = useText();
  const { answer, told, fault } = useReponse();
  return (
    <Section title={t('roles.invitations')}>
      <Stack gap={16}>
        <SendingFault fault={fault} />
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
                <Button variant="primary" {...told(one, true)} onPress={() => void answer(one, true)}>
                  {t('roles.invitation.accepter')}
                </Button>
                <Button {...told(one, false)} onPress={() => void answer(one, false)}>
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
