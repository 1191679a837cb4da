import { message } from '@habilis/api/message/endpoints';
import { Message, type MessageWrite } from '@habilis/api/message/Message';
import type { CibleMessage } from '@habilis/api/type-message/CibleMessage';
import { rolePath } from '@habilis/api/page/rolePaths';
import { messageFaults } from '@habilis/domain/message/messageFaults';
import { useText } from '@habilis/i18n/TextProvider';
import { Checkbox } from '@habilis/ui/Checkbox';
import { DatePicker } from '@habilis/ui/DatePicker';
import { EmptyState } from '@habilis/ui/EmptyState';
import { Grid } from '@habilis/ui/Grid';
import { Page } from '@habilis/ui/Page';
import { RichTextEditor } from '@habilis/ui/RichTextEditor';
import { Section } from '@habilis/ui/Section';
import { Select } from '@habilis/ui/Select';
import { Stack } from '@habilis/ui/Stack';
import { Text } from '@habilis/ui/Text';
import { TextField } from '@habilis/ui/TextField';
import { useAtomValue } from 'jotai';
import { SquarePen } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useLoaderData, useLocation, useNavigate } from 'react-router';
import * as z from 'zod/mini';
import { useServerProperties } from '../../boot/useServerProperties.ts';
import { calendarWords } from '../../forms/calendarWords.ts';
import { createKept } from '../../forms/createKept.ts';
import { PageForm } from '../../forms/PageForm.tsx';
import { richTextWords } from '../../forms/richTextWords.ts';
import { StaleNotice } from '../../forms/StaleNotice.tsx';
import { useForm } from '../../forms/useForm.ts';
import { useStale } from '../../forms/useStale.ts';
import { AreaHeader } from '../../layout/AreaHeader.tsx';
import { confirm } from '../../messages/dialogAtoms.ts';
import { currentRoleAtom } from '../../session/atoms.ts';
import { call } from '../../session/call.ts';
import { whose } from '../../messages/whose.ts';
import { ciblesOf } from './cibleDraft.ts';
import { CiblesField } from './CiblesField.tsx';
import { loadCibleLists } from './cibleLists.ts';
import { Comptage } from './Comptage.tsx';
import { criteresText } from './criteresText.ts';
import { type AConfirmer, sendMessage } from './sendMessage.ts';
import { againOf, copyOf, draftOf, type MessageDraft, NEW_MESSAGE, withType, writeOf } from './messageDraft.ts';
import { NombreDialog } from './NombreDialog.tsx';

const kept = createKept<MessageDraft>();

export async function loader({ params, request }: { params: { messageId?: string }; request: Request }) {
  const id = params.messageId ?? new URL(request.url).searchParams.get('copie');
  const [lists, types, stored] = await Promise.all([
    loadCibleLists(),
    call(message.typesMessage, {}),
    id === null ? null : call(message.get, { params: { id } }),
  ]);
  return { lists, types, stored, isCopy: params.messageId === undefined };
}

/** The message just withdrawn, from whose page one comes. */
const withdrawnIn = (state: unknown): Message | null =>
  z.safeParse(z.object({ retire: Message }), state).data?.retire ?? null;

/** A question about everybody, with what waits for its answer. */
type Asked = { readonly nombre: number; readonly answer: (isTyped: boolean) => void };

/** Writes a message: its type, its texts, its days, whom it is for, and whether it is mailed. */
export function Component(): ReactNode {
  const t = useText();
  const navigate = useNavigate();
  const { state } = useLocation();
  const role = useAtomValue(currentRoleAtom);
  const { today, delaiRetraitMessageMinutes: minutes } = useServerProperties();
  const { lists, types, stored, isCopy } = useLoaderData<typeof loader>();
  const { theirs, settle, watch } = useStale('message.version-perimee', Message);
  const [asked, setAsked] = useState<Asked | null>(null);
  const ask = (nombre: number) =>
    new Promise<boolean>((resolve) => {
      setAsked({
        nombre,
        answer: (isTyped) => {
          setAsked(null);
          resolve(isTyped);
        },
      });
    });
  const isNew = stored === null || isCopy;
  const cibleText = ({ roleType, cibleMessageCriterias }: CibleMessage): string => {
    const criteres = criteresText(t, cibleMessageCriterias, lists);
    return [t(`roles.${roleType}`), ...(criteres.length === 0 ? [] : [`(${criteres.join(' ; ')})`])].join(' ');
  };
  const agreeOn =
    ({ ciblesMessage }: MessageWrite) =>
    ({ nbDestinataires: nombre, estTous }: AConfirmer): Promise<boolean> =>
      estTous
        ? ask(nombre)
        : confirm({
            title: t('messages.confirmer-titre', { nombre }),
            message: t('messages.confirmer-texte', { cibles: ciblesMessage.map(cibleText).join(', ') }),
            confirmLabel: t('messages.confirmer-envoi', { nombre }),
          });
  const form = useForm({
    kept,
    initial: () => {
      if (stored !== null) return isCopy ? copyOf(stored, types) : draftOf(stored);
      const withdrawn = withdrawnIn(state);
      return withdrawn === null ? NEW_MESSAGE : againOf(withdrawn, types);
    },
    draft: writeOf,
    judge: (draft: MessageWrite) => messageFaults(draft, today),
    send: (write: MessageWrite) => watch(() => sendMessage(write, agreeOn(write))),
    done: isNew ? 'messages.envoi.succes' : 'messages.modification.succes',
    failed: isNew ? 'messages.envoi.echec' : 'messages.modification.echec',
    onDone: async ({ id }) => {
      if (role !== null) await navigate(rolePath(role, 'messageEnvoye', id), { replace: true });
    },
  });
  if (role === null) return null;
  const { values } = form;
  const type = types.find(({ id }) => id === values.typeMessageId);
  const hasTargetsOfType =
    type !== undefined &&
    values.cibles.length > 0 &&
    JSON.stringify(ciblesOf(values.cibles)) === JSON.stringify(type.ciblesMessage);
  const list = rolePath(role, 'messagesEnvoyes');
  const title = t(isNew ? 'messages.nouveau' : 'messages.modifier');
  const back = isNew ? list : rolePath(role, 'messageEnvoye', stored.id);
  const header = (
    <AreaHeader
      title={title}
      above={[
        { label: t('messages.titre'), href: rolePath(role, 'messages') },
        { label: t('messages.envoyes'), href: list },
        ...(isNew ? [] : [{ label: stored.titre, href: back }]),
      ]}
    />
  );
  if (isNew && types.length === 0) {
    return (
      <Page width="text" header={header}>
        <EmptyState
          icon={SquarePen}
          title={t('messages.sans-type.titre', { qui: whose.nom() })}
          description={t('messages.sans-type.texte', { qui: whose.nom() })}
        />
      </Page>
    );
  }
  const isMailed = !isNew && stored.emailSent;
  return (
    <Page width="text" header={header}>
      <PageForm
        title={title}
        submitLabel={t(isNew ? 'messages.envoyer' : 'messages.enregistrer')}
        form={form}
        cancelHref={back}
        notice={
          theirs !== null && (
            <StaleNotice title={t('messages.perime')} form={form} theirs={draftOf(theirs)} onSettled={settle} />
          )
        }
      >
        {isNew && (
          <Stack gap={8}>
            <Select
              {...form.at('typeMessageId')}
              label={t('messages.champ.type')}
              placeholder={t('utilisateurs.choisir')}
              options={types.map(({ id, titre }) => ({ id: String(id), label: titre }))}
              value={values.typeMessageId === null ? null : String(values.typeMessageId)}
              onChange={(id) => {
                const chosen = types.find((one) => String(one.id) === id);
                if (chosen !== undefined) form.set(withType(values, chosen, types));
              }}
            />
            <div role="status">
              {hasTargetsOfType && (
                <Text look="small">
                  {t('messages.type-cibles', { cibles: type.ciblesMessage.map(cibleText).join(', ') })}
                </Text>
              )}
            </div>
          </Stack>
        )}
        <TextField {...form.field('titre')} label={t('messages.champ.titre')} maxLength={200} />
        <TextField
          {...form.field('intitule')}
          label={t('messages.champ.intitule')}
          description={t('messages.champ.intitule-aide')}
          maxLength={200}
        />
        <RichTextEditor
          {...form.field('descriptif')}
          label={t('messages.champ.descriptif')}
          optionalLabel={t('entites.facultatif')}
          words={richTextWords(t)}
        />
        <Section title={t('messages.pour-qui')}>
          <Stack gap={22}>
            <CiblesField
              cibles={values.cibles}
              onChange={(cibles) => form.set({ cibles })}
              faultOf={form.faultOf}
              lists={lists}
            />
            {values.cibles.length > 0 && <Comptage cibles={ciblesOf(values.cibles)} />}
          </Stack>
        </Section>
        <Section title={t('messages.quand')}>
          <Stack gap={16}>
            <Grid alignsFields gap={16}>
              <DatePicker
                {...form.field('dateDebutDiffusion')}
                label={t('messages.champ.debut')}
                description={t('messages.champ.debut-aide')}
                optionalLabel={t('entites.facultatif')}
                {...calendarWords(t)}
              />
              <DatePicker
                {...form.field('dateFinDiffusion')}
                label={t('messages.champ.fin')}
                description={t('messages.champ.fin-aide')}
                optionalLabel={t('entites.facultatif')}
                {...calendarWords(t)}
              />
            </Grid>
            <Checkbox
              label={t('messages.champ.par-courriel')}
              description={
                isMailed ? t('messages.champ.deja-parti') : t('messages.champ.par-courriel-aide', { minutes })
              }
              isSelected={values.parEmail}
              onChange={(parEmail) => form.set({ parEmail })}
              isDisabled={isMailed}
            />
          </Stack>
        </Section>
      </PageForm>
      {asked !== null && <NombreDialog nombre={asked.nombre} onAnswer={asked.answer} />}
    </Page>
  );
}
