import { message } from '@habilis/api/message/endpoints';
import { Message, type MessageWrite } from '@habilis/api/message/Message';
import type { CibleMessage } from '@habilis/api/type-message/CibleMessage';
import { rolePath } from '@habilis/api/page/rolePaths';
import type { Role } from '@habilis/api/role/Role';
import { messageFaults } from '@habilis/domain/message/messageFaults';
import { useText } from '@habilis/i18n/TextProvider';
import { Checkbox } from '@habilis/ui/Checkbox';
import { DatePicker } from '@habilis/ui/DatePicker';
import { EmptyState } from '@habilis/ui/EmptyState';
import { Grid } from '@habilis/ui/Grid';
import { Page } from '@habilis/ui/Page';
import { Section } from '@habilis/ui/Section';
import { Select } from '@habilis/ui/Select';
import { Stack } from '@habilis/ui/Stack';
import { Text } from '@habilis/ui/Text';
import { useAtomValue } from 'jotai';
import { SquarePen } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useLoaderData, useLocation, useNavigate } from 'react-router';
import * as z from 'zod/mini';
import { useServerProperties } from '../../boot/useServerProperties.ts';
import { calendarWords } from '../../forms/calendarWords.ts';
import { createKept } from '../../forms/createKept.ts';
import { PageForm } from '../../forms/PageForm.tsx';
import { StaleNotice } from '../../forms/StaleNotice.tsx';
import { type Form, useForm } from '../../forms/useForm.ts';
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
import { TextesFields } from './TextesFields.tsx';

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

type Loaded = Awaited<ReturnType<typeof loader>>;

/** The message that is changed; null for a new one, or a copy. */
const editedIn = ({ stored, isCopy }: Loaded): Message | null => (isCopy ? null : stored);

/** Tells a target, with its criteria. */
function useCibleText({ lists }: Loaded) {
  const t = useText();
  return ({ roleType, cibleMessageCriterias }: CibleMessage): string => {
    const criteres = criteresText(t, cibleMessageCriterias, lists);
    return [t(`roles.${roleType}`), ...(criteres.length === 0 ? [] : [`(${criteres.join(' ; ')})`])].join(' ');
  };
}

/** A question about everybody, with what waits for its answer. */
type Asked = { readonly nombre: number; readonly answer: (isTyped: boolean) => void };

/** Asks whether so many may receive a message; everybody by a number that is typed, for which `asked` opens a dialog. */
function useAgreement(loaded: Loaded) {
  const t = useText();
  const cibleText = useCibleText(loaded);
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
  return { asked, agreeOn };
}

/** The message as it is written, then sent once its number of recipients is agreed to. */
function useEnvoi(loaded: Loaded, role: Role | null) {
  const navigate = useNavigate();
  const { state } = useLocation();
  const { today } = useServerProperties();
  const { asked, agreeOn } = useAgreement(loaded);
  const { types, stored, isCopy } = loaded;
  const isNew = editedIn(loaded) === null;
  const { theirs, settle, watch } = useStale('message.version-perimee', Message);
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
  return { form, theirs, settle, asked };
}

/** The type of a new message, and whom it is for as long as they are those of the type. */
function TypeField({ form, loaded }: { form: Form<MessageDraft>; loaded: Loaded }): ReactNode {
  const t = useText();
  const cibleText = useCibleText(loaded);
  const { types } = loaded;
  const { values } = form;
  const type = types.find(({ id }) => id === values.typeMessageId);
  const hasTargetsOfType =
    type !== undefined &&
    values.cibles.length > 0 &&
    JSON.stringify(ciblesOf(values.cibles)) === JSON.stringify(type.ciblesMessage);
  return (
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
  );
}

/** The days of a message, and whether it is mailed, unless it was already. */
function QuandSection({ form, isMailed }: { form: Form<MessageDraft>; isMailed: boolean }): ReactNode {
  const t = useText();
  const { delaiRetraitMessageMinutes: minutes } = useServerProperties();
  return (
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
          description={isMailed ? t('messages.champ.deja-parti') : t('messages.champ.par-courriel-aide', { minutes })}
          isSelected={form.values.parEmail}
          onChange={(parEmail) => form.set({ parEmail })}
          isDisabled={isMailed}
        />
      </Stack>
    </Section>
  );
}

/** Writes a message: its type, its texts, its days, whom it is for, and whether it is mailed. */
export function Component(): ReactNode {
  const t = useText();
  const role = useAtomValue(currentRoleAtom);
  const loaded = useLoaderData<typeof loader>();
  const { form, theirs, settle, asked } = useEnvoi(loaded, role);
  if (role === null) return null;
  const { lists, types } = loaded;
  const { cibles } = form.values;
  const edited = editedIn(loaded);
  const isNew = edited === null;
  const list = rolePath(role, 'messagesEnvoyes');
  const title = t(isNew ? 'messages.nouveau' : 'messages.modifier');
  const back = edited === null ? list : rolePath(role, 'messageEnvoye', edited.id);
  const header = (
    <AreaHeader
      title={title}
      above={[
        { label: t('messages.titre'), href: rolePath(role, 'messages') },
        { label: t('messages.envoyes'), href: list },
        ...(edited === null ? [] : [{ label: edited.titre, href: back }]),
      ]}
    />
  );
  if (isNew && types.length === 0) return <WithoutType header={header} />;
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
        {isNew && <TypeField form={form} loaded={loaded} />}
        <TextesFields form={form} />
        <Section title={t('messages.pour-qui')}>
          <Stack gap={22}>
            <CiblesField
              cibles={cibles}
              onChange={(changed) => form.set({ cibles: changed })}
              faultOf={form.faultOf}
              lists={lists}
            />
            {cibles.length > 0 && <Comptage cibles={ciblesOf(cibles)} />}
          </Stack>
        </Section>
        <QuandSection form={form} isMailed={edited?.emailSent === true} />
      </PageForm>
      {asked !== null && <NombreDialog nombre={asked.nombre} onAnswer={asked.answer} />}
    </Page>
  );
}

/** That no type may be sent, and who makes some. */
function WithoutType({ header }: { header: ReactNode }): ReactNode {
  const t = useText();
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
