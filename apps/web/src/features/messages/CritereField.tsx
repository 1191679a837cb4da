import { REGIMES } from '@habilis/domain/entite/REGIMES';
import { TYPES_ENTITE } from '@habilis/domain/entite/TYPES_ENTITE';
import { useText } from '@habilis/i18n/TextProvider';
import { CheckboxGroup } from '@habilis/ui/CheckboxGroup';
import { DatePicker } from '@habilis/ui/DatePicker';
import { Grid } from '@habilis/ui/Grid';
import { MultiSelect } from '@habilis/ui/MultiSelect';
import { Select, type SelectOption } from '@habilis/ui/Select';
import type { ReactNode } from 'react';
import { calendarWords } from '../../forms/calendarWords.ts';
import { fieldId } from '../../forms/fieldId.ts';
import type { CibleDraft, Critere } from './cibleDraft.ts';
import { type CibleLists, departementOptions } from './cibleLists.ts';

const ETATS = ['ACTIVE', 'FIN_6_MOIS', 'SUSPENDUE', 'EN_DEMANDE'] as const;

type Criteres = CibleDraft['cibleMessageCriterias'];
type Props = {
  readonly critere: Critere;
  readonly criteres: Criteres;
  readonly onChange: (changes: Criteres) => void;
  /** Path of the criteria in what is sent. */
  readonly path: string;
  readonly faultOf: (path: string) => string | undefined;
  readonly lists: CibleLists;
};

/** Several among many, found by typing. */
function Several({
  label,
  options,
  value,
  onChange,
  ...rest
}: {
  readonly label: string;
  readonly options: readonly SelectOption[];
  readonly value: readonly string[];
  readonly onChange: (ids: string[]) => void;
  readonly id: string;
  readonly errorMessage: string | undefined;
}): ReactNode {
  const t = useText();
  return (
    <MultiSelect
      {...rest}
      label={label}
      value={value.map((id) => options.find((one) => one.id === id) ?? { id, label: id })}
      onChange={(chosen) => onChange(chosen.map(({ id }) => id))}
      source={{ options }}
      words={{
        open: t('utilisateurs.choisir'),
        empty: t('messages.cible.aucun-choix'),
        chosen: label,
        remove: (nom) => t('utilisateurs.retirer-perimetre', { nom }),
      }}
    />
  );
}

const numbers = (ids: readonly string[]): number[] => ids.map(Number);

/** The field of one criterion of a target. */
export function CritereField({ critere, criteres, onChange, path, faultOf, lists }: Props): ReactNode {
  const t = useText();
  const at = `${path}.${critere}`;
  const field = { id: fieldId(at), label: t(`messages.critere.${critere}`), errorMessage: faultOf(at) };
  switch (critere) {
    case 'caisses':
      return (
        <Several
          {...field}
          options={lists.caisses}
          value={(criteres.caisses ?? []).map(String)}
          onChange={(ids) => onChange({ caisses: numbers(ids) })}
        />
      );
    case 'dispositifNiveaux':
      return (
        <Several
          {...field}
          options={lists.niveaux}
          value={(criteres.dispositifNiveaux ?? []).map(String)}
          onChange={(ids) => onChange({ dispositifNiveaux: numbers(ids) })}
        />
      );
    case 'departements':
      return (
        <Several
          {...field}
          options={departementOptions(t)}
          value={criteres.departements ?? []}
          onChange={(departements) => onChange({ departements })}
        />
      );
    case 'regimes':
      return (
        <CheckboxGroup
          {...field}
          options={REGIMES.map((id) => ({ id, label: t(`entites.regime.${id}`) }))}
          value={criteres.regimes ?? []}
          onChange={(ids) => onChange({ regimes: REGIMES.filter((one) => ids.includes(one)) })}
        />
      );
    case 'typesEntite':
      return (
        <CheckboxGroup
          {...field}
          options={TYPES_ENTITE.map((id) => ({ id, label: t(`entites.type-entite.${id}`) }))}
          value={criteres.typesEntite ?? []}
          onChange={(ids) => onChange({ typesEntite: TYPES_ENTITE.filter((one) => ids.includes(one)) })}
        />
      );
    case 'etatHabilitation':
      return (
        <Select
          {...field}
          placeholder={t('utilisateurs.choisir')}
          options={ETATS.map((id) => ({ id, label: t(`messages.etat.${id}`) }))}
          value={criteres.etatHabilitation ?? null}
          onChange={(id) => onChange({ etatHabilitation: ETATS.find((one) => one === id) })}
        />
      );
    case 'plateforme':
      return (
        <Select
          {...field}
          placeholder={t('utilisateurs.choisir')}
          options={(['oui', 'non'] as const).map((id) => ({ id, label: t(`messages.plateforme.${id}`) }))}
          value={criteres.plateforme === undefined ? null : criteres.plateforme ? 'oui' : 'non'}
          onChange={(id) => onChange({ plateforme: id === 'oui' })}
        />
      );
    case 'sessionsDepuis':
      return (
        <Grid alignsFields gap={16}>
          <DatePicker
            {...field}
            value={criteres.sessionsDepuis ?? null}
            onChange={(date) => onChange({ sessionsDepuis: date ?? undefined })}
            {...calendarWords(t)}
          />
          <DatePicker
            id={fieldId(`${path}.sessionsJusqua`)}
            label={t('messages.critere.sessionsJusqua')}
            value={criteres.sessionsJusqua ?? null}
            onChange={(date) => onChange({ sessionsJusqua: date ?? undefined })}
            errorMessage={faultOf(`${path}.sessionsJusqua`)}
            {...calendarWords(t)}
          />
        </Grid>
      );
    case 'certificatFormateurFinAvant':
      return (
        <DatePicker
          {...field}
          value={criteres.certificatFormateurFinAvant ?? null}
          onChange={(date) => onChange({ certificatFormateurFinAvant: date ?? undefined })}
          {...calendarWords(t)}
        />
      );
  }
}
