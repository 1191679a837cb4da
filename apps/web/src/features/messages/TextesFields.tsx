import { useText } from '@habilis/i18n/TextProvider';
import { RichTextEditor } from '@habilis/ui/RichTextEditor';
import { TextField } from '@habilis/ui/TextField';
import type { ReactNode } from 'react';
import { richTextWords } from '../../forms/richTextWords.ts';
import type { Field } from '../../forms/useForm.ts';

type Props = {
  readonly form: { readonly field: (name: 'titre' | 'intitule' | 'descriptif') => Field<string> };
};

/** What a message says, or one of its type. */
export function TextesFields({ form }: Props): ReactNode {
  const t = useText();
  return (
    <>
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
    </>
  );
}
