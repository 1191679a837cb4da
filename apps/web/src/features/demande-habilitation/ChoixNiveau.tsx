import type { DispositifNiveau } from '@habilis/api/dispositif-niveau/DispositifNiveau';
import { foldLetters } from '@habilis/domain/clean-text/foldLetters';
import { useText } from '@habilis/i18n/TextProvider';
import { RadioGroup, type RadioGroupProps } from '@habilis/ui/RadioGroup';
import { SearchField } from '@habilis/ui/SearchField';
import { Stack } from '@habilis/ui/Stack';
import { Text } from '@habilis/ui/Text';
import { useAnnounceChange } from '@habilis/ui/useAnnounceChange';
import { type ReactNode, useState } from 'react';
import { niveauToChoose } from './niveauFacts.ts';

/** As many niveaux as an eye goes through; more are searched. */
const MOST_IN_SIGHT = 20;

type Props = Omit<RadioGroupProps, 'options'> & {
  readonly niveaux: readonly DispositifNiveau[];
};

/** The choice of a niveau by the need that it answers; of many, those that a search finds by each of its words, and the chosen one (DN1020). */
export function ChoixNiveau({ niveaux, value, ...field }: Props): ReactNode {
  const t = useText();
  const [words, setWords] = useState('');
  const wanted = foldLetters(words).split(/\s+/u).filter(Boolean);
  const isFound = ({ libelle, besoin }: DispositifNiveau): boolean => {
    const text = foldLetters(`${libelle} ${besoin ?? ''}`);
    return wanted.every((word) => text.includes(word));
  };
  const nombre = niveaux.filter(isFound).length;
  const told = wanted.length === 0 ? '' : t('habilitations.demande.niveau-trouves', { nombre });
  useAnnounceChange(told);
  const options = niveaux
    .filter((one) => isFound(one) || String(one.id) === value)
    .map((one) => ({ id: String(one.id), label: one.libelle, description: niveauToChoose(t, one) }));
  return (
    <Stack gap={16}>
      {niveaux.length > MOST_IN_SIGHT && (
        <Stack gap={8}>
          <SearchField
            label={t('habilitations.demande.niveau-chercher')}
            value={words}
            onChange={setWords}
            onSubmit={() => undefined}
          />
          {told !== '' && <Text tone="subtle">{told}</Text>}
        </Stack>
      )}
      {options.length > 0 && <RadioGroup {...field} value={value} options={options} />}
    </Stack>
  );
}
