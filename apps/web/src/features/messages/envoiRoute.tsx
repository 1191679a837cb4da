import { message as calls } from '@habilis/api/message/endpoints';
import type { DestinataireMessage, Message } from '@habilis/api/message/Message';
import { rolePath } from '@habilis/api/page/rolePaths';
import { formatDate, formatInstantDate, formatTime } from '@habilis/i18n/format';
import { useText } from '@habilis/i18n/TextProvider';
import { Button } from '@habilis/ui/Button';
import { Callout } from '@habilis/ui/Callout';
import { DataTable } from '@habilis/ui/DataTable';
import { FactList } from '@habilis/ui/FactList';
import { Inline } from '@habilis/ui/Inline';
import { ItemList } from '@habilis/ui/ItemList';
import { LinkButton } from '@habilis/ui/LinkButton';
import { Page } from '@habilis/ui/Page';
import { RichText } from '@habilis/ui/RichText';
import { Section } from '@habilis/ui/Section';
import { Stack } from '@habilis/ui/Stack';
import { Text } from '@habilis/ui/Text';
import { useAtomValue } from 'jotai';
import { type ReactNode, useState } from 'react';
import { useLoaderData, useNavigate, useRevalidator } from 'react-router';
import { useServerProperties } from '../../boot/useServerProperties.ts';
import { AreaHeader } from '../../layout/AreaHeader.tsx';
import { type ListPage, ListPages } from '../../list/ListPages.tsx';
import { useList } from '../../list/useList.ts';
import { confirm } from '../../messages/dialogAtoms.ts';
import { tellOutcome } from '../../messages/tellOutcome.ts';
import { currentRoleAtom } from '../../session/atoms.ts';
import { call } from '../../session/call.ts';
import { type CibleLists, loadCibleLists } from './cibleLists.ts';
import { criteresText } from './criteresText.ts';
import { EnvoiBadge, etatMessage } from './EnvoiBadge.tsx';
import { PAGES } from './envoisQuery.ts';

/** Who got a mail, on one page: the failures come first. */
const SHOWN = 50;

export async function loader({ params, request }: { params: { messageId?: string }; request: Request }) {
  const id = params.messageId ?? '';
  const { page } = PAGES.parse(new URL(request.url).searchParams);
  const [lists, message, mails] = await Promise.all([
    loadCibleLists(),
    call(calls.get, { params: { id } }),
    call(calls.destinataires, { params: { id }, query: { page, taille: SHOWN } }),
  ]);
  return { lists, message, mails };
}

/** The mails of a message: when they leave, to how many, and which failed. */
function Courriels({
  message: { envoi },
  mails,
}: {
  readonly message: Message;
  readonly mails: ListPage<DestinataireMessage>;
}): ReactNode {
  const t = useText();
  const { hrefOf } = useList(PAGES);
  const { etat, nbDestinataires: nombre, nbEchecs: echecs } = envoi;
  return (
    <Section title={t('messages.courriels')}>
      <Stack gap={16}>
        <Text>{t(`messages.envoi-etat.${etat}`, { nombre })}</Text>
        {echecs > 0 && <Text tone="danger">{t('messages.echecs', { echecs })}</Text>}
        {mails.total > 0 && mails.elements.length === 0 && (
          <LinkButton href={hrefOf({ page: 1 })}>{t('listes.page-depassee.retour')}</LinkButton>
        )}
        {mails.elements.length > 0 && (
          <DataTable
            caption={t('messages.destinataires')}
            columns={[
              { key: 'nom', header: t('messages.destinataire'), render: ({ nomPrenom }) => nomPrenom },
              {
                key: 'role',
                header: t('messages.cible.role'),
                render: ({ roleType }) => (roleType === null ? '' : t(`roles.${roleType}`)),
              },
              { key: 'etat', header: t('messages.courriel'), render: (one) => t(`messages.courriel-etat.${one.etat}`) },
            ]}
            rows={mails.elements}
            rowKey={({ id }) => String(id)}
          />
        )}
        {mails.total > mails.taille && mails.elements.length > 0 && (
          <ListPages
            list={mails}
            hrefOf={(page) => hrefOf({ page })}
            summary={(shown) => t('messages.destinataires-resume', shown)}
          />
        )}
      </Stack>
    </Section>
  );
}

function Cibles({ message, lists }: { readonly message: Message; readonly lists: CibleLists }): ReactNode {
  const t = useText();
  const title = t('messages.pour-qui');
  return (
    <Section title={title}>
      <ItemList
        label={title}
        items={message.ciblesMessage.map(({ roleType, cibleMessageCriterias }, rank) => {
          const criteres = criteresText(t, cibleMessageCriterias, lists);
          return {
            key: String(rank),
            title: t(`roles.${roleType}`),
            description: criteres.length === 0 ? t('messages.sans-critere') : criteres.join(' ; '),
          };
        })}
      />
    </Section>
  );
}

/** What may be done with a sent message; each act is confirmed and told. */
function Actions({ message }: { readonly message: Message }): ReactNode {
  const t = useText();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const role = useAtomValue(currentRoleAtom);
  const { today } = useServerProperties();
  const [isBusy, setBusy] = useState(false);
  if (role === null) return null;
  const { id, version, titre } = message;
  const asRead = { params: { id }, body: { version } };
  const list = rolePath(role, 'messagesEnvoyes');
  const act = async (what: 'fin' | 'suppression', work: () => Promise<unknown>, isLeaving: boolean) => {
    if (isBusy) return;
    const isSure = await confirm({
      title: t(`messages.${what}.question`),
      message: t(`messages.${what}.texte`, { titre }),
      confirmLabel: t(`messages.${what}.confirmer`),
      isDanger: true,
    });
    if (!isSure) return;
    setBusy(true);
    const words = { done: `messages.${what}.succes`, failed: `messages.${what}.echec`, isRemoval: isLeaving } as const;
    const isDone = await tellOutcome(work, words);
    setBusy(false);
    // What is gone does not stay behind the back button.
    if (isDone && isLeaving) await navigate(list, { replace: true });
    else await revalidate();
  };
  const etat = etatMessage(message, today);
  return (
    <Inline gap={8}>
      {etat !== 'TERMINE' && (
        <LinkButton href={rolePath(role, 'modifierMessage', id)}>{t('messages.modifier')}</LinkButton>
      )}
      <LinkButton href={`${rolePath(role, 'nouveauMessage')}?copie=${id}`}>{t('messages.copier')}</LinkButton>
      {(etat === 'EN_COURS' || etat === 'A_VENIR') && (
        <Button isBusy={isBusy} onPress={() => void act('fin', () => call(calls.end, asRead), false)}>
          {t('messages.fin.confirmer')}
        </Button>
      )}
      <Button
        variant="danger"
        isBusy={isBusy}
        onPress={() => void act('suppression', () => call(calls.remove, asRead), true)}
      >
        {t('messages.suppression.confirmer')}
      </Button>
    </Inline>
  );
}

/** As long as no mail has left, the whole may be withdrawn; what is written at night leaves in the morning. */
function Retrait({ message }: { readonly message: Message }): ReactNode {
  const t = useText();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const role = useAtomValue(currentRoleAtom);
  const [isBusy, setBusy] = useState(false);
  const { etat, retirableLe } = message.envoi;
  if (role === null || etat !== 'PREVU' || retirableLe === null) return null;
  const withdraw = async () => {
    setBusy(true);
    const isGone = await tellOutcome(
      () => call(calls.withdraw, { params: { id: message.id }, body: { version: message.version } }),
      { done: 'messages.retrait.succes', failed: 'messages.retrait.echec' },
    );
    // What it said comes back, to be corrected or left; what is gone does not stay behind the back button.
    if (isGone) await navigate(rolePath(role, 'nouveauMessage'), { state: { retire: message }, replace: true });
    else await revalidate();
    setBusy(false);
  };
  return (
    <Callout
      tone="info"
      title={t('messages.retrait.titre')}
      actions={
        <Button isBusy={isBusy} onPress={() => void withdraw()}>
          {t('messages.retrait.bouton')}
        </Button>
      }
    >
      <Text>
        {t('messages.retrait.texte', { date: formatInstantDate(retirableLe), heure: formatTime(retirableLe) })}
      </Text>
    </Callout>
  );
}

/** A sent message: what it says, for whom, when, and what became of its mails. */
export function Component(): ReactNode {
  const t = useText();
  const role = useAtomValue(currentRoleAtom);
  const { today } = useServerProperties();
  const { lists, message, mails } = useLoaderData<typeof loader>();
  if (role === null) return null;
  const { debut, fin } = message.periode;
  return (
    <Page
      width="text"
      header={
        <AreaHeader
          kind={t('messages.envoye')}
          title={message.titre}
          above={[
            { label: t('messages.titre'), href: rolePath(role, 'messages') },
            { label: t('messages.envoyes'), href: rolePath(role, 'messagesEnvoyes') },
          ]}
        />
      }
    >
      <Retrait message={message} />
      <Actions message={message} />
      <FactList
        facts={[
          { key: 'etat', term: t('messages.etat-titre'), value: <EnvoiBadge message={message} today={today} /> },
          {
            key: 'auteur',
            term: t('messages.auteur'),
            value: `${message.diffuseurNomPrenom}, ${t(`roles.${message.diffuseurRoleType}`)}`,
          },
          {
            key: 'periode',
            term: t('messages.periode'),
            value: t('messages.du-au', { debut: formatDate(debut), fin: formatDate(fin) }),
          },
        ]}
      />
      <Section title={message.intitule}>
        {message.descriptif === null ? (
          <Text tone="subtle">{t('messages.sans-texte')}</Text>
        ) : (
          <RichText html={message.descriptif} headingLevel={3} />
        )}
      </Section>
      <Cibles message={message} lists={lists} />
      <Courriels message={message} mails={mails} />
    </Page>
  );
}
