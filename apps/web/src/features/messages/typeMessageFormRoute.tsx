import { rolePath } from '@habilis/api/page/rolePaths';
import type { Role } from '@habilis/api/role/Role';
import { typeMessage } from '@habilis/api/type-message/endpoints';
import { TypeMessage, type TypeMessageWrite } from '@habilis/api/type-message/TypeMessage';
import { DIFFUSEURS } from '@habilis/domain/message/diffuseurs';
import { typeMessageFaults } from '@habilis/domain/message/messageFaults';
import { nullWhenEmpty } from '@habilis/domain/null-when-empty/nullWhenEmpty';
import { useText } from '@habilis/i18n/TextProvider';
import { Button } from '@habilis/ui/Button';
import { CheckboxGroup } from '@habilis/ui/CheckboxGroup';
import { Page } from '@habilis/ui/Page';
import { Section } from '@habilis/ui/Section';
import { useAtomValue } from 'jotai';
import { Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLoaderData, useNavigate } from 'react-router';
import { createKept } from '../../forms/createKept.ts';
import { PageForm } from '../../forms/PageForm.tsx';
import { StaleNotice } from '../../forms/StaleNotice.tsx';
import { type Form, useForm } from '../../forms/useForm.ts';
import { useStale } from '../../forms/useStale.ts';
import { AreaHeader } from '../../layout/AreaHeader.tsx';
import { confirm } from '../../messages/dialogAtoms.ts';
import { tellOutcome } from '../../messages/tellOutcome.ts';
import { currentRoleAtom } from '../../session/atoms.ts';
import { call } from '../../session/call.ts';
import { type CibleDraft, ciblesOf, draftsOf } from './cibleDraft.ts';
import { CiblesField } from './CiblesField.tsx';
import { loadCibleLists } from './cibleLists.ts';
import { TextesFields } from './TextesFields.tsx';

type Draft = Omit<TypeMessageWrite, 'ciblesMessage' | 'descriptif'> & {
  readonly descriptif: string;
  readonly cibles: readonly CibleDraft[];
};

const kept = createKept<Draft>();
const NEW: Draft = {
  id: null,
  version: 0,
  titre: '',
  intitule: '',
  descriptif: '',
  diffuseurI: false,
  diffuseurRD: false,
  diffuseurCNH: false,
  diffuseurADM: true,
  cibles: [],
};

export async function loader({ params }: { params: { typeId?: string } }) {
  const [lists, type] = await Promise.all([
    loadCibleLists(),
    params.typeId === undefined ? null : call(typeMessage.get, { params: { id: params.typeId } }),
  ]);
  return { lists, type };
}

const draftOf = ({ ciblesMessage, descriptif, ...type }: TypeMessage): Draft => ({
  ...type,
  descriptif: descriptif ?? '',
  cibles: draftsOf(ciblesMessage),
});
const writeOf = ({ cibles, descriptif, ...draft }: Draft): TypeMessageWrite => ({
  ...draft,
  descriptif: nullWhenEmpty(descriptif),
  ciblesMessage: ciblesOf(cibles),
});

/** Removes a type once that is confirmed. */
function RemoveButton({ type, form, list }: { type: TypeMessage; form: Form<Draft>; list: string }): ReactNode {
  const t = useText();
  const navigate = useNavigate();
  const remove = async () => {
    const isSure = await confirm({
      title: t('types-message.suppression.question'),
      message: t('types-message.suppression.texte', { titre: type.titre }),
      confirmLabel: t('types-message.supprimer'),
      isDanger: true,
    });
    if (!isSure) return;
    const isGone = await tellOutcome(
      () => call(typeMessage.remove, { params: { id: type.id }, body: { version: form.values.version } }),
      { done: 'types-message.suppression.succes', failed: 'types-message.suppression.echec', isRemoval: true },
    );
    if (!isGone) return;
    form.restart(form.values);
    // What is gone does not stay behind the back button.
    await navigate(list, { replace: true });
  };
  return (
    <Button icon={Trash2} variant="danger" onPress={() => void remove()}>
      {t('types-message.supprimer')}
    </Button>
  );
}

/** The roles that may send messages of a type. */
function DiffuseursField({ form }: { form: Form<Draft> }): ReactNode {
  const t = useText();
  return (
    <CheckboxGroup
      {...form.at('diffuseurs')}
      label={t('types-message.diffuseurs')}
      description={t('types-message.diffuseurs-aide')}
      options={DIFFUSEURS.map((id) => ({ id, label: t(`roles.${id}`) }))}
      value={DIFFUSEURS.filter((one) => form.values[`diffuseur${one}`])}
      onChange={(ids) => form.set(Object.fromEntries(DIFFUSEURS.map((one) => [`diffuseur${one}`, ids.includes(one)])))}
    />
  );
}

/** A type as it is typed, beside what somebody else saved of it meanwhile. */
function useType(type: TypeMessage | null, role: Role | null) {
  const navigate = useNavigate();
  const { theirs, settle, watch } = useStale('type-message.version-perimee', TypeMessage);
  const form = useForm({
    kept,
    initial: () => (type === null ? NEW : draftOf(type)),
    draft: writeOf,
    judge: typeMessageFaults,
    send: (write: TypeMessageWrite) => watch(() => call(typeMessage.write, { body: write })),
    done: 'types-message.enregistrement.succes',
    failed: 'types-message.enregistrement.echec',
    onDone: async () => {
      if (role !== null) await navigate(rolePath(role, 'typesMessage'));
    },
  });
  return { form, theirs, settle };
}

/** The form of a type of message, new or existing. */
export function Component(): ReactNode {
  const t = useText();
  const role = useAtomValue(currentRoleAtom);
  const { lists, type } = useLoaderData<typeof loader>();
  const { form, theirs, settle } = useType(type, role);
  if (role === null) return null;
  const list = rolePath(role, 'typesMessage');
  const title = t(type === null ? 'types-message.nouveau' : 'types-message.modifier');
  const { values } = form;
  return (
    <Page
      width="text"
      header={
        <AreaHeader
          title={title}
          above={[
            { label: t('messages.envoyes'), href: rolePath(role, 'messagesEnvoyes') },
            { label: t('types-message.titre'), href: list },
          ]}
          {...(type === null ? {} : { description: type.titre })}
          action={type !== null && <RemoveButton type={type} form={form} list={list} />}
        />
      }
    >
      <PageForm
        title={title}
        submitLabel={t('types-message.enregistrer')}
        form={form}
        cancelHref={list}
        notice={
          theirs !== null && (
            <StaleNotice title={t('types-message.perime')} form={form} theirs={draftOf(theirs)} onSettled={settle} />
          )
        }
      >
        <TextesFields form={form} />
        <DiffuseursField form={form} />
        <Section title={t('types-message.cibles')}>
          <CiblesField
            cibles={values.cibles}
            onChange={(cibles) => form.set({ cibles })}
            faultOf={form.faultOf}
            lists={lists}
          />
        </Section>
      </PageForm>
    </Page>
  );
}
