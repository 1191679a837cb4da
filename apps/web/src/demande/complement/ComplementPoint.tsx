import type { ComplementPoint as Point } from '@habilis/api/examen/Complement';
import { compareValeurs } from '@habilis/domain/complement/compareValeurs';
import { formatInstantDate, formatTime } from '@habilis/i18n/format';
import { type Texts, useText } from '@habilis/i18n/TextProvider';
import { Comparison } from '@habilis/ui/Comparison';
import { DescriptionList } from '@habilis/ui/DescriptionList';
import { Stack } from '@habilis/ui/Stack';
import type { ReactNode } from 'react';
import type { AncreWords } from './AncreWords.ts';
import { comparisonWords } from './comparisonWords.ts';

/** What a field held, one part a line; a document says when it was deposited, for two may bear one name. */
function wordsOf(t: Texts, valeurs: Point['avant'], said: (libelle: string) => string): string | null {
  if (valeurs.length === 0) return null;
  return valeurs
    .map(({ libelle, deposeLe }) =>
      deposeLe === null
        ? said(libelle)
        : t('habilitations.complement.piece', {
            nom: libelle,
            date: formatInstantDate(deposeLe),
            heure: formatTime(deposeLe),
          }),
    )
    .join('\n');
}

/** A point that was asked about: the field as it was and as it is, what was asked and what was answered. */
export function ComplementPoint({ point, words }: { point: Point; words: AncreWords }): ReactNode {
  const t = useText();
  const { chemin, commentaire, avant, apres, traite, reponse } = point;
  const label = words.labelOf(chemin);
  const said = (libelle: string) => words.partOf?.(chemin, libelle) ?? libelle;
  const before = wordsOf(t, avant, said);
  // The same parts in another order are the same.
  const after = compareValeurs(avant, apres).isChanged ? wordsOf(t, apres, said) : before;
  return (
    <Stack gap={12}>
      <Comparison label={label} fields={[{ key: 'champ', label, before, after }]} words={comparisonWords(t)} />
      <DescriptionList
        items={[
          { term: t('habilitations.complement.demande'), description: commentaire },
          {
            term: t('habilitations.complement.reponse'),
            description: reponse ?? t(traite ? 'habilitations.complement.traite' : 'habilitations.complement.attente'),
          },
        ]}
      />
    </Stack>
  );
}
