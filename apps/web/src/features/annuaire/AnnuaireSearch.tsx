import type { AnnuaireNiveau } from '@habilis/api/annuaire/AnnuaireEntite';
import { lieuOf } from '@habilis/domain/departement/lieuOf';
import { libelleNiveau } from '@habilis/domain/dispositif-niveau/libelleNiveau';
import { LIEUX } from '@habilis/domain/entite/DEPARTEMENTS';
import { useText } from '@habilis/i18n/TextProvider';
import { ComboBox, type ComboBoxChoice } from '@habilis/ui/ComboBox';
import { DatePicker } from '@habilis/ui/DatePicker';
import { SearchForm } from '@habilis/ui/SearchForm';
import { Select } from '@habilis/ui/Select';
import { TextField } from '@habilis/ui/TextField';
import { type ReactNode, useState } from 'react';
import { calendarWords } from '../../forms/calendarWords.ts';
import { dayJudge } from '../../list/dayJudge.ts';
import type { AskedList } from '../../list/useList.ts';
import type { AnnuaireQuery } from './annuaireQuery.ts';
import { useDepartementName } from './useDepartementName.ts';

const EVERY_NIVEAU = 'TOUS';

type Props = {
  readonly asked: AskedList<AnnuaireQuery>;
  readonly niveaux: readonly AnnuaireNiveau[];
  readonly today: string;
};

/** What is typed and not asked yet, until the address asks something else. */
function useTyped(query: AnnuaireQuery) {
  const nameOf = useDepartementName();
  const places = LIEUX.map((id) => ({ id, label: `${nameOf(id)} (${id})` }));
  const asPlace = (): ComboBoxChoice | null => {
    const chosen = places.find(({ id }) => id === query.departement);
    return chosen ?? (query.lieu === '' ? null : { id: null, label: query.lieu });
  };
  const [niveau, setNiveau] = useState(query.niveau);
  const [place, setPlace] = useState(asPlace);
  const [texte, setTexte] = useState(query.texte);
  // A tile of the map, or the history, asked something else.
  const held = JSON.stringify([query.niveau, query.lieu, query.departement, query.texte]);
  const [known, setKnown] = useState(held);
  if (held !== known) {
    setKnown(held);
    setNiveau(query.niveau);
    setPlace(asPlace());
    setTexte(query.texte);
  }
  const meant = (): Partial<AnnuaireQuery> => {
    const { departement, lieu } = lieuOf(place?.label ?? '', nameOf);
    return { niveau, texte: texte.trim(), lieu, departement: departement === '' ? undefined : departement };
  };
  return { niveau, setNiveau, place, setPlace, places, texte, setTexte, meant };
}

/** What the directory is asked: what is typed waits for the button or Enter, a day is asked at once. */
export function AnnuaireSearch({ asked: { query, faults, change }, niveaux, today }: Props): ReactNode {
  const t = useText();
  const { niveau, setNiveau, place, setPlace, places, texte, setTexte, meant } = useTyped(query);
  const faultAt = (name: keyof AnnuaireQuery) => (faults.includes(name) ? t('listes.filtre-ignore') : undefined);
  return (
    <SearchForm
      label={t('entites.annuaire.chercher-quoi')}
      submitLabel={t('entites.annuaire.chercher')}
      onSubmit={() => change(meant())}
    >
      <Select
        label={t('entites.annuaire.formation')}
        placeholder={t('entites.annuaire.tous-niveaux')}
        options={[
          { id: EVERY_NIVEAU, label: t('entites.annuaire.tous-niveaux') },
          ...niveaux.map(({ code, dispositif: libelleCourt, niveau: rang }) => ({
            id: code,
            label: libelleNiveau({ libelleCourt, niveau: rang }),
          })),
        ]}
        value={niveau === '' ? EVERY_NIVEAU : niveau}
        onChange={(id) => setNiveau(id === EVERY_NIVEAU ? '' : id)}
        errorMessage={faultAt('niveau')}
      />
      <ComboBox
        label={t('entites.annuaire.lieu')}
        value={place}
        onChange={setPlace}
        source={{ options: places }}
        allowsOwnText
        maxLength={100}
        words={{ open: t('entites.annuaire.departements-ouvrir'), empty: t('entites.annuaire.aucun-departement') }}
        errorMessage={faultAt('departement') ?? faultAt('lieu')}
      />
      <TextField
        label={t('entites.annuaire.nom')}
        optionalLabel={t('entites.facultatif')}
        type="search"
        value={texte}
        onChange={setTexte}
        maxLength={100}
        errorMessage={faultAt('texte')}
      />
      <DatePicker
        label={t('entites.annuaire.date')}
        value={query.date === '' ? today : query.date}
        onChange={(date) =>
          change({ ...meant(), date: date === null || date === today ? '' : date }, { replace: true })
        }
        judge={dayJudge(t)}
        errorMessage={faultAt('date')}
        {...calendarWords(t)}
      />
    </SearchForm>
  );
}
