import { useText } from '@habilis/i18n/TextProvider';
import { Button } from '@habilis/ui/Button';
import { MissingList } from '@habilis/ui/MissingList';
import { type ReactNode, useState } from 'react';
import { focusField } from '../../../forms/fieldId.ts';
import { nomDe } from '../nomDe.ts';
import { lackingOf } from './lineWords.ts';
import type { OpenResultats } from './useResultats.ts';

/** As many people as the card names at first. */
const FIRST = 5;

/** What is still to answer, person by person; each line leads there. */
export function ManqueCard({ resultats: { lines, faults } }: { readonly resultats: OpenResultats }): ReactNode {
  const t = useText();
  const [isWhole, setWhole] = useState(false);
  const items = lines.flatMap((line, index) => {
    const lacking = lackingOf(t, index, faults);
    if (lacking === null) return [];
    const { path, words } = lacking;
    return [{ key: String(line.id), title: nomDe(line), description: words, onPress: () => focusField(path) }];
  });
  const hidden = isWhole ? 0 : items.length - FIRST;
  return (
    <MissingList
      title={t('sessions-certification.resultats.manque-titre', { nombre: faults.length })}
      items={hidden > 0 ? items.slice(0, FIRST) : items}
      more={
        hidden > 0 ? (
          <Button size="small" variant="quiet" onPress={() => setWhole(true)}>
            {t('sessions-certification.resultats.manque-autres', { nombre: hidden })}
          </Button>
        ) : undefined
      }
    />
  );
}
