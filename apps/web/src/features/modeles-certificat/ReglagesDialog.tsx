import { validiteFaults } from '@habilis/domain/modele-certificat/modeleFaults';
import { isEmpty } from '@habilis/domain/null-when-empty/isEmpty';
import { nullWhenEmpty } from '@habilis/domain/null-when-empty/nullWhenEmpty';
import { SESSION_MODES } from '@habilis/domain/session-certification/etats';
import { useText } from '@habilis/i18n/TextProvider';
import { Checkbox } from '@habilis/ui/Checkbox';
import { DatePicker } from '@habilis/ui/DatePicker';
import { Select } from '@habilis/ui/Select';
import { TextArea } from '@habilis/ui/TextArea';
import { TextField } from '@habilis/ui/TextField';
import type { ReactNode } from 'react';
import { calendarWords } from '../../forms/calendarWords.ts';
import { createKept } from '../../forms/createKept.ts';
import { FormDialog } from '../../forms/FormDialog.tsx';
import { useForm } from '../../forms/useForm.ts';
import * as styles from './editeur.css.ts';
import type { Contenu } from './useModele.ts';

const MODES = ['TOUS', ...SESSION_MODES] as const;

type Typed = Pick<Contenu, 'intitule' | 'actif' | 'dateFinValidite'> &
  Contenu['signataire'] & {
    readonly mode: string;
    readonly dateDebutValidite: string | null;
    readonly texteLegal: string;
  };
const kept = createKept<Typed>();

type Props = {
  readonly contenu: Contenu;
  readonly onDone: (changes: Partial<Contenu>) => void;
  readonly onClose: () => void;
};

/** The settings as they are typed; the model takes them at once, without the server. */
function useReglages({ contenu, onDone, onClose }: Props) {
  return useForm<Typed, Partial<Contenu>>({
    kept,
    initial: {
      intitule: contenu.intitule,
      mode: contenu.mode ?? 'TOUS',
      actif: contenu.actif,
      dateDebutValidite: contenu.dateDebutValidite,
      dateFinValidite: contenu.dateFinValidite,
      ...contenu.signataire,
      texteLegal: contenu.texteLegal ?? '',
    },
    judge: ({ intitule, dateDebutValidite, dateFinValidite }) => [
      ...(isEmpty(intitule) ? [{ path: 'intitule', title: 'champ.requis' }] : []),
      ...(dateDebutValidite === null
        ? [{ path: 'dateDebutValidite', title: 'champ.requis' }]
        : validiteFaults({ dateDebutValidite, dateFinValidite })),
    ],
    send: async ({ intitule, mode, actif, dateDebutValidite, dateFinValidite, nom, fonction, texteLegal }) => ({
      intitule: intitule.trim(),
      mode: SESSION_MODES.find((one) => one === mode) ?? null,
      actif,
      dateDebutValidite: dateDebutValidite ?? contenu.dateDebutValidite,
      dateFinValidite,
      signataire: { nom: nom.trim(), fonction: fonction.trim() },
      texteLegal: nullWhenEmpty(texteLegal),
    }),
    onDone: (changes) => {
      onDone(changes);
      onClose();
    },
  });
}

/** What a model says of itself: its name, its days and mode, who signs, the official words. */
export function ReglagesDialog(props: Props): ReactNode {
  const t = useText();
  const form = useReglages(props);
  return (
    <FormDialog
      title={t('modeles-certificat.reglages')}
      message={t('modeles-certificat.reglages-aide')}
      submitLabel={t('modeles-certificat.appliquer')}
      form={form}
      onClose={props.onClose}
    >
      <TextField {...form.field('intitule')} label={t('modeles-certificat.intitule')} maxLength={200} autoFocus />
      <div className={styles.pair}>
        <DatePicker {...form.field('dateDebutValidite')} label={t('modeles-certificat.debut')} {...calendarWords(t)} />
        <DatePicker
          {...form.field('dateFinValidite')}
          label={t('modeles-certificat.fin')}
          optionalLabel={t('entites.facultatif')}
          {...calendarWords(t)}
        />
      </div>
      <Select
        {...form.field('mode')}
        label={t('modeles-certificat.mode')}
        placeholder=""
        options={MODES.map((id) => ({ id, label: t(`modeles-certificat.mode.${id}`) }))}
      />
      <div className={styles.pair}>
        <TextField
          {...form.field('nom')}
          label={t('modeles-certificat.signataire-nom')}
          optionalLabel={t('entites.facultatif')}
          maxLength={200}
        />
        <TextField
          {...form.field('fonction')}
          label={t('modeles-certificat.signataire-fonction')}
          optionalLabel={t('entites.facultatif')}
          maxLength={200}
        />
      </div>
      <TextArea
        {...form.field('texteLegal')}
        label={t('modeles-certificat.champ.texteLegal')}
        optionalLabel={t('entites.facultatif')}
        maxLength={4000}
      />
      <Checkbox
        label={t('modeles-certificat.actif')}
        isSelected={form.values.actif}
        onChange={(actif) => form.set({ actif })}
      />
    </FormDialog>
  );
}
