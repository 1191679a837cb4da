import { entite } from '@habilis/api/entite/endpoints';
import type { Membre } from '@habilis/api/entite/Membre';
import type { Role } from '@habilis/api/role/Role';
import { formatInstantDate } from '@habilis/i18n/format';
import type { MessageKey } from '@habilis/i18n/MessageKey';
import { useText } from '@habilis/i18n/TextProvider';
import { Badge } from '@habilis/ui/Badge';
import { Button } from '@habilis/ui/Button';
import { IconButton } from '@habilis/ui/IconButton';
import { Identifier } from '@habilis/ui/Identifier';
import { ItemList } from '@habilis/ui/ItemList';
import { Page } from '@habilis/ui/Page';
import { Stack } from '@habilis/ui/Stack';
import { Text } from '@habilis/ui/Text';
import { MailQuestion, MailX, UserMinus, UserPlus, UserRound } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useRevalidator } from 'react-router';
import { doneThenRead } from '../../forms/doneThenRead.ts';
import { call } from '../../session/call.ts';
import { AreaHeader } from '../../layout/AreaHeader.tsx';
import { SessionsTouchees } from '../../etat/SessionsTouchees.tsx';
import { confirm } from '../../messages/dialogAtoms.ts';
import { useSending } from '../../forms/useSending.ts';
import { SendingFault } from '../../forms/SendingFault.tsx';
import { EtatBadge } from './EtatBadge.tsx';
import { InviterDialog } from './InviterDialog.tsx';

const LIST = 'membres';

/** Whether an offer still waits for its answer, and until when (U743). */
function OffreBadge({ offre: { expireLe, estExpiree } }: { offre: NonNullable<Membre['offre']> }): ReactNode {
  const t = useText();
  return (
    <Badge tone={estExpiree ? 'neutral' : 'warning'} icon={estExpiree ? MailX : MailQuestion}>
      {t(estExpiree ? 'utilisateurs.invitation-expiree' : 'utilisateurs.invitation-attend', {
        date: formatInstantDate(expireLe),
      })}
    </Badge>
  );
}

/** Ends a role, or withdraws an invitation, and reads the people again whether that succeeded or not. */
function useEnd(entiteId: number, onSent: () => Promise<void>) {
  const t = useText();
  const sending = useSending();
  const send = (work: () => Promise<unknown>, done: MessageKey) => sending.send(() => doneThenRead(work, done, onSent));
  const withdraw = (invitationId: number) =>
    send(
      () => call(entite.retirerInvitation, { params: { id: entiteId, invitationId } }),
      'utilisateurs.invitation-retiree',
    );
  const end = async ({ roleId, invitationId, nomPrenom, type }: Membre) => {
    if (invitationId !== null) {
      await withdraw(invitationId);
      document.getElementById(LIST)?.focus();
      return;
    }
    if (roleId === null) return;
    const isSure = await confirm({
      title: t('utilisateurs.membre-fin-question', { nom: nomPrenom }),
      message: t('utilisateurs.membre-fin-texte', { role: t(`roles.${type}`) }),
      detail: <SessionsTouchees of={{ role: roleId }} fin="role" />,
      confirmLabel: t('utilisateurs.terminer'),
      isDanger: true,
    });
    if (!isSure) return;
    await send(() => call(entite.finMembre, { params: { id: entiteId, roleId } }), 'utilisateurs.role-termine');
    // The pressed button disappears with its line: the focus moves here.
    document.getElementById(LIST)?.focus();
  };
  return { end, isBusy: sending.isBusy, fault: sending.faults[0]?.label };
}

/** Everybody with their role, its state, and how it ends. */
function Membres({
  membres,
  isBusy,
  onEnd,
}: {
  membres: readonly Membre[];
  isBusy: boolean;
  onEnd: (membre: Membre) => void;
}): ReactNode {
  const t = useText();
  return (
    <ItemList
      id={LIST}
      label={t('utilisateurs.titre')}
      items={membres.map((membre) => ({
        key: membre.roleId === null ? `invitation-${membre.invitationId}` : String(membre.roleId),
        icon: UserRound,
        title: membre.nomPrenom,
        description: (
          <span>
            {t(`roles.${membre.type}`)} · <Identifier>{membre.habilisId}</Identifier> · {membre.email}
          </span>
        ),
        end: membre.offre === null ? <EtatBadge etat={membre.etat} /> : <OffreBadge offre={membre.offre} />,
        ...(membre.terminable
          ? {
              action: (
                <IconButton
                  icon={UserMinus}
                  label={t(
                    membre.invitationId === null ? 'utilisateurs.membre-fin' : 'utilisateurs.invitation-retirer',
                    { nom: membre.nomPrenom, role: t(`roles.${membre.type}`) },
                  )}
                  isBusy={isBusy}
                  onPress={() => onEnd(membre)}
                />
              ),
            }
          : {}),
      }))}
    />
  );
}

/** The people of an entite, for those who manage them: see roles, invite, end a role. */
export function MembresPage({
  role,
  entiteId,
  membres,
}: {
  role: Role;
  entiteId: number;
  membres: readonly Membre[];
}): ReactNode {
  const t = useText();
  const { revalidate } = useRevalidator();
  const { end, isBusy, fault } = useEnd(entiteId, revalidate);
  const [isInviting, setInviting] = useState(false);
  return (
    <Page
      header={
        <AreaHeader
          title={t('utilisateurs.titre')}
          description={t('utilisateurs.de-l-entite', { entite: role.label })}
          action={
            <Button variant="primary" icon={UserPlus} isDisabled={isBusy} onPress={() => setInviting(true)}>
              {t('utilisateurs.inviter')}
            </Button>
          }
        />
      }
    >
      <Stack gap={20}>
        <Text>{t('utilisateurs.membres-aide')}</Text>
        <SendingFault fault={fault} />
        <Membres membres={membres} isBusy={isBusy} onEnd={(membre) => void end(membre)} />
      </Stack>
      {isInviting && <InviterDialog entiteId={entiteId} onSent={revalidate} onClose={() => setInviting(false)} />}
    </Page>
  );
}
