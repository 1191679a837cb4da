import type { DispositifNiveau } from '@habilis/api/dispositif-niveau/DispositifNiveau';
import { plannedEndDate } from '@habilis/domain/habilitation/plannedEndDate';
import { formatDate } from '@habilis/i18n/format';
import { useText } from '@habilis/i18n/TextProvider';
import { Button } from '@habilis/ui/Button';
import { Checkbox } from '@habilis/ui/Checkbox';
import type { ComboBoxChoice } from '@habilis/ui/ComboBox';
import { DatePicker } from '@habilis/ui/DatePicker';
import { FieldSet } from '@habilis/ui/FieldSet';
import { Select } from '@habilis/ui/Select';
import { Stack } from '@habilis/ui/Stack';
import { Text } from '@habilis/ui/Text';
import { Plus, Trash2 } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { calendarWords } from '../../forms/calendarWords.ts';
import { useServerProperties } from '../../boot/useServerProperties.ts';
import { AdresseFields } from '../../document/AdresseFields.tsx';
import { EntiteField } from '../../forms/EntiteField.tsx';
import type { Form } from '../../forms/useForm.ts';
import { fieldId } from '../../forms/fieldId.ts';

export type Adresse = Parameters<typeof AdresseFields>[0]['adresse'];

/** A habilitation without a demande, as it is typed; an empty end means the one that its niveau plans. */
export type CreationDraft = {
  readonly entite: ComboBoxChoice | null;
  readonly dispositifNiveauId: number | null;
  readonly dateDebut: string | null;
  readonly dateFin: string | null;
  readonly plateformes: readonly Adresse[];
  readonly plateformeMobile: boolean;
};

const EMPTY_PLACE: Adresse = { ligne1: null, ligne2: null, codePostalVille: { codePostal: null, ville: null } };

type Props = { readonly form: Form<CreationDraft> };

/** The entite, niveau and dates of the habilitation. */
export function CreationFields({
  form: { values, set, field, at },
  niveaux,
}: Props & { readonly niveaux: readonly DispositifNiveau[] }): ReactNode {
  const t = useText();
  const { entite: holder, dispositifNiveauId, dateDebut } = values;
  const { today, horizon } = useServerProperties();
  const niveau = niveaux.find(({ id }) => id === dispositifNiveauId);
  const planned = niveau === undefined ? null : plannedEndDate(niveau, dateDebut, today);
  const plannedText =
    planned === null
      ? t('habilitations.fin-prevue-aucune')
      : t('habilitations.creer-fin-aide', { date: formatDate(planned) });
  const calendar = calendarWords(t);
  return (
    <>
      <EntiteField
        {...at('entiteId')}
        label={t('listes.entite')}
        description={t('habilitations.creer-entite-aide')}
        value={holder}
        onChange={(found) => set({ entite: found })}
      />
      <Select
        {...at('dispositifNiveauId')}
        label={t('entites.annuaire.niveau')}
        placeholder={t('entites.choisir')}
        options={niveaux.map(({ id, libelle }) => ({ id: String(id), label: libelle }))}
        value={dispositifNiveauId === null ? null : String(dispositifNiveauId)}
        onChange={(id) => set({ dispositifNiveauId: Number(id) })}
      />
      <DatePicker {...calendar} {...field('dateDebut')} label={t('habilitations.debut')} maxValue={horizon} />
      <DatePicker
        {...calendar}
        {...field('dateFin')}
        label={t('habilitations.fin')}
        description={niveau && plannedText}
        minValue={dateDebut ?? undefined}
      />
    </>
  );
}

/** Its platforms, when the niveau needs some. */
export function CreationPlateformes({ form: { values, set, at, faultOf } }: Props): ReactNode {
  const t = useText();
  const { plateformes, plateformeMobile } = values;
  const add = useRef<HTMLButtonElement>(null);
  const fault = faultOf('plateformesFixes');
  const remove = (index: number) => {
    set({ plateformes: plateformes.filter((_, other) => other !== index) });
    // The pressed button disappears with its place: the focus moves here.
    add.current?.focus();
  };
  return (
    <FieldSet legend={t('entites.annuaire.plateformes')}>
      <Stack gap={22}>
        <Checkbox
          id={fieldId('plateformeMobile')}
          label={t('habilitations.demande.plateforme-mobile')}
          isSelected={plateformeMobile}
          onChange={(isOn) => set({ plateformeMobile: isOn })}
        />
        {plateformes.map((adresse, index) => {
          const rang = index + 1;
          return (
            // oxlint-disable-next-line react/no-array-index-key -- a place has no name of its own: its rank is what tells it apart
            <FieldSet key={index} legend={t('habilitations.demande.plateforme', { rang })}>
              <AdresseFields
                path={`plateformesFixes.${index}.adresse`}
                adresse={adresse}
                onChange={(changed) => set({ plateformes: plateformes.with(index, changed) })}
                faultOf={faultOf}
                requiredOf={(path) => at(path).requiredLabel}
                markOf={() => undefined}
                isReadOnly={false}
              />
              <div>
                <Button variant="quiet" size="small" icon={Trash2} onPress={() => remove(index)}>
                  {t('habilitations.demande.plateforme-retirer', { rang })}
                </Button>
              </div>
            </FieldSet>
          );
        })}
        {fault !== undefined && <Text tone="danger">{fault}</Text>}
        <div id={fieldId('plateformesFixes')}>
          <Button ref={add} icon={Plus} onPress={() => set({ plateformes: [...plateformes, EMPTY_PLACE] })}>
            {t('habilitations.demande.plateforme-ajouter')}
          </Button>
        </div>
      </Stack>
    </FieldSet>
  );
}
