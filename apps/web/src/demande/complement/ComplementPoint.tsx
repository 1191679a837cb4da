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

/** A field's value, one part a line; a document also shows when it was deposited, as two may have the same name. */
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

/** A point of a complement: the field before and after, the question and the answer. */
export function ComplementPoint({ point, words }: { point: Point; words: AncreWords }): ReactNode {
  const t = useText();
  const { chemin, commentaire, avant, apres, traite, reponse } = point;
  const label = words.labelOf(chemin);
  const said = (libelle: string) => words.partOf?.(chemin, libelle) ?? libelle;
  const before = wordsOf(t, avant, said);
  // The same parts in another order count as unchanged.
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
