import { faq } from '@habilis/api/faq/endpoints';
import { type CategorieFaqComptee, Faq } from '@habilis/api/faq/Faq';
import type { Module } from '@habilis/domain/assistance/MODULES';
import { faqFaults } from '@habilis/domain/assistance/faqFaults';
import { useText } from '@habilis/i18n/TextProvider';
import { RichTextEditor } from '@habilis/ui/RichTextEditor';
import { Select } from '@habilis/ui/Select';
import { Switch } from '@habilis/ui/Switch';
import { TextField } from '@habilis/ui/TextField';
import type { ReactNode } from 'react';
import { createKept } from '../../forms/createKept.ts';
import { FormDialog } from '../../forms/FormDialog.tsx';
import { richTextWords } from '../../forms/richTextWords.ts';
import { StaleNotice } from '../../forms/StaleNotice.tsx';
import { useForm } from '../../forms/useForm.ts';
import { useStale } from '../../forms/useStale.ts';
import { tellDone } from '../../messages/tellDone.ts';
import { call } from '../../session/call.ts';
import { ModuleField, RolesField } from './publicFields.tsx';

type Draft = Pick<Faq, 'version' | 'publie' | 'question' | 'reponse' | 'module' | 'faqRoles'> & {
  readonly categorieFaq: { readonly id: number } | null;
};

type Props = {
  /** Null for a new one. */
  readonly stored: Faq | null;
  /** What somebody searched for, for a new one to begin with. @default nothing */
  readonly mots?: string;
  /** What the message was about of which a new one is made: told, as its own words say whose it is. */
  readonly objet?: string;
  /** The answer of a new one to begin with. @default none */
  readonly reponse?: string;
  /** What a new one is about, to begin with. @default nothing */
  readonly module?: Module | null;
  readonly categories: readonly CategorieFaqComptee[];
  /** Runs once it is saved, before the dialog closes. */
  readonly onDone: () => unknown;
  readonly onClose: () => void;
};

const kept = createKept<Draft>();

/** The question being written: one that is stored, or a new one with what it begins with. */
function useQuestion({ stored, mots = '', objet, reponse = '', module = null, onDone, onClose }: Props) {
  const { theirs, settle, watch } = useStale('faq.version-perimee', Faq);
  const initial: Draft = stored ?? {
    version: 0,
    // What begins with somebody's words is read again before everybody reads it.
    publie: objet === undefined && mots === '',
    question: mots,
    reponse,
    module,
    faqRoles: [],
    categorieFaq: null,
  };
  const form = useForm<Draft, Faq>({
    kept: kept.about(stored?.id ?? `nouvelle ${objet ?? mots}`),
    initial,
    judge: faqFaults,
    send: ({ categorieFaq, ...draft }) => {
      const body = { ...draft, categorieFaq: { id: categorieFaq?.id ?? 0 } };
      return watch(() =>
        stored === null ? call(faq.create, { body }) : call(faq.update, { params: { id: stored.id }, body }),
      );
    },
    failed: 'faqs.enregistrement.echec',
    onDone: async ({ publie }) => {
      tellDone(publie ? 'faqs.enregistrement.succes' : 'faqs.enregistrement.brouillon');
      await onDone();
      onClose();
    },
  });
  return { form, theirs, settle };
}

/** Writes a question over the page where it is read. */
export function FaqDialog(props: Props): ReactNode {
  const { stored, objet, categories, onClose } = props;
  const t = useText();
  const { form, theirs, settle } = useQuestion(props);
  const { values } = form;
  return (
    <FormDialog
      title={t(stored === null ? 'faqs.nouvelle' : 'faqs.modifier-titre')}
      submitLabel={t(values.publie ? 'faqs.enregistrer' : 'faqs.enregistrer-brouillon')}
      form={form}
      onClose={onClose}
    >
      {theirs !== null && <StaleNotice title={t('faqs.perimee')} form={form} theirs={theirs} onSettled={settle} />}
      <TextField
        {...form.field('question')}
        label={t('faqs.champ.question')}
        {...(objet === undefined ? {} : { description: t('faqs.champ.question-du-fil', { objet }) })}
        maxLength={500}
        autoFocus
      />
      <RichTextEditor {...form.field('reponse')} label={t('faqs.champ.reponse')} words={richTextWords(t)} />
      <Select
        {...form.field('categorieFaq')}
        label={t('faqs.champ.categorie')}
        placeholder={t('faqs.choisir')}
        options={categories.map(({ id, intituleCategorie }) => ({ id: String(id), label: intituleCategorie }))}
        value={values.categorieFaq === null ? null : String(values.categorieFaq.id)}
        onChange={(id) => form.set({ categorieFaq: { id: Number(id) } })}
      />
      <ModuleField {...form.field('module')} />
      <RolesField {...form.field('faqRoles')} description={t('faqs.champ.roles-aide')} />
      <Switch label={t('faqs.champ.publie')} isSelected={values.publie} onChange={(publie) => form.set({ publie })} />
    </FormDialog>
  );
}
