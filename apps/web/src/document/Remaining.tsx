import type { FieldFault } from '@habilis/domain/field-fault/faultIf';
import { useText } from '@habilis/i18n/TextProvider';
import { Link } from '@habilis/ui/Link';
import { Section } from '@habilis/ui/Section';
import { Stack } from '@habilis/ui/Stack';
import { Text } from '@habilis/ui/Text';
import { Toolbar } from '@habilis/ui/Toolbar';
import { VisuallyHidden } from '@habilis/ui/VisuallyHidden';
import type { ReactNode } from 'react';
import { goToField } from '../forms/fieldId.ts';
import { problemText } from '../messages/reportError.ts';
import type { Faults } from './useFaults.ts';

/** As many fields of a tab as are named; the others are counted. */
const MOST_NAMED = 4;

type Props<T extends string> = {
  readonly faults: Pick<Faults<T>, 'left' | 'tabOf'>;
  readonly tabs: readonly T[];
  readonly nameOf: (tab: T) => string;
  /** What a field is called; without a name, what is wrong with it is told. */
  readonly fieldOf: (path: string) => string | undefined;
  /** The questions that decide about fields which are not there yet. */
  readonly questions?: Readonly<Record<string, string>>;
  /** Whether points of a complement still wait for an answer. */
  readonly hasPoints: boolean;
  /** Opens the tab of a field's path. */
  readonly onOpen: (path: string) => void;
};

/** What is left to fill before the form may be submitted, tab by tab: each a link to its field, all of them one stop of the Tab key. */
export function Remaining<T extends string>({
  faults,
  tabs,
  nameOf,
  fieldOf,
  questions,
  hasPoints,
  onOpen,
}: Props<T>): ReactNode {
  const t = useText();
  const { left, tabOf } = faults;
  if (left === undefined) return null;
  const parts = tabs
    .map((tab) => ({ tab, fields: left.filter(({ path }) => tabOf(path) === tab) }))
    .filter(({ fields }) => fields.length > 0);
  const wordsOf = ({ path, title }: FieldFault) => fieldOf(path) ?? problemText(title);
  return (
    <Section title={t('workflow.reste.titre')}>
      {parts.length === 0 ? (
        <Text tone="subtle">{t(hasPoints ? 'workflow.reste.rien-points' : 'workflow.reste.rien')}</Text>
      ) : (
        <Toolbar label={t('workflow.reste.liste')} isVertical>
          <Stack gap={16}>
            {parts.map(({ tab, fields }) => (
              <Stack key={tab} gap={4}>
                <Text look="label">{nameOf(tab)}</Text>
                <Stack as="ul" gap={4}>
                  {fields.slice(0, MOST_NAMED).map((fault) => (
                    <li key={fault.path}>
                      <Link isSmall onPress={() => goToField(fault.path, onOpen, questions)}>
                        {wordsOf(fault)}
                        <VisuallyHidden isAside>{t('workflow.reste.champ', { onglet: nameOf(tab) })}</VisuallyHidden>
                      </Link>
                    </li>
                  ))}
                  {fields.length > MOST_NAMED && (
                    <li>
                      <Text look="small" tone="subtle">
                        {t('workflow.reste.autres', { nombre: fields.length - MOST_NAMED })}
                      </Text>
                    </li>
                  )}
                </Stack>
              </Stack>
            ))}
          </Stack>
        </Toolbar>
      )}
    </Section>
  );
}
