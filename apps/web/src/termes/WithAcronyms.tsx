import { acronymParts } from '@habilis/i18n/acronyms';
import { useText } from '@habilis/i18n/TextProvider';
import { Abbreviation } from '@habilis/ui/Abbreviation';
import { Fragment, type ReactNode } from 'react';

/** A text whose acronyms are explained where they stand, each the first time. */
export function WithAcronyms({ text }: { text: string }): ReactNode {
  const t = useText();
  return acronymParts(text).map((part, index) =>
    typeof part === 'string' ? (
      <Fragment key={index}>{part}</Fragment>
    ) : (
      <Abbreviation key={index} meaning={t(`termes.sigle.${part.acronym}`)}>
        {part.acronym}
      </Abbreviation>
    ),
  );
}
