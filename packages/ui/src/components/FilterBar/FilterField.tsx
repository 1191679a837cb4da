import { Check, ChevronDown } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { Select as AriaSelect, SelectValue } from 'react-aria-components/Select';
import { field, input } from '../../internal/Field.css.ts';
import { FieldFrame } from '../../internal/Field.tsx';
import { SearchField } from '../SearchField/SearchField.tsx';
import { Select } from '../Select/Select.tsx';
import * as selectStyles from '../Select/Select.css.ts';
import { bone } from '../Skeleton/Skeleton.css.ts';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import type { ChoiceFilter, DatesFilter, Filter, FlagFilter, TextFilter } from './Filter.ts';
import * as styles from './FilterBar.css.ts';

interface FieldProps<One extends Filter> {
  filter: One;
  value: readonly string[];
  onChange: (value: readonly string[]) => void;
  /** Why the value was not used. */
  errorMessage?: string | undefined;
}

/** How long one must have typed nothing before the words are asked for. */
const PAUSE_MS = 400;

/** The id of « all », which no option has. */
const ALL = '';

interface Words {
  readonly asked: string;
  readonly words: string;
  /** What was asked for from here and has not come back as the value. */
  readonly sent: readonly string[];
}

/** The words being typed, replaced when the value changes from elsewhere: what one asked for may come back while one types on. */
function useWords(asked: string): [Words, (change: Partial<Words>) => void] {
  const [typed, setTyped] = useState<Words>({ asked, words: asked, sent: [] });
  if (typed.asked !== asked) {
    const rank = typed.sent.lastIndexOf(asked);
    setTyped(rank === -1 ? { asked, words: asked, sent: [] } : { ...typed, asked, sent: typed.sent.slice(rank + 1) });
  }
  return [typed, (change) => setTyped((before) => ({ ...before, ...change }))];
}

function TextField({ filter, value, onChange, errorMessage }: FieldProps<TextFilter>): ReactNode {
  const asked = value.join(' ');
  const [{ words, sent }, change] = useWords(asked);
  const ask = (wanted: string) => {
    const next = wanted.trim();
    if (next === (sent.at(-1) ?? asked)) return;
    change({ sent: [...sent, next] });
    onChange(next === '' ? [] : [next]);
  };
  const askTyped = useEffectEvent(() => ask(words));
  useEffect(() => {
    const timer = setTimeout(askTyped, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [words]);
  return (
    // Words left in the field count as much as words sent by Enter, which waits for no pause.
    <div onBlur={() => ask(words)}>
      <SearchField
        label={filter.label}
        errorMessage={errorMessage}
        size="small"
        value={words}
        onChange={(typed) => change({ words: typed })}
        onSubmit={ask}
      />
    </div>
  );
}

function OneField({ filter, value, onChange, errorMessage }: FieldProps<ChoiceFilter>): ReactNode {
  const [chosen = ALL] = value;
  return (
    <Select
      label={filter.label}
      errorMessage={errorMessage}
      size="small"
      placeholder={chosen}
      options={[{ id: ALL, label: filter.allLabel }, ...filter.options]}
      value={chosen}
      onChange={(id) => onChange(id === ALL ? [] : [id])}
    />
  );
}

function SeveralField({ filter, value, onChange, errorMessage }: FieldProps<ChoiceFilter>): ReactNode {
  const labels = filter.options.filter(({ id }) => value.includes(id)).map(({ label }) => label);
  return (
    <AriaSelect
      selectionMode="multiple"
      value={value}
      onChange={(keys) => onChange(keys.map(String))}
      isInvalid={errorMessage !== undefined}
      validationBehavior="aria"
      className={field({ invalid: errorMessage !== undefined })}
    >
      <FieldFrame label={filter.label} errorMessage={errorMessage} labelAs="span">
        <Button
          className={`${input({ size: 'small' })} ${selectStyles.trigger}`}
          data-invalid={errorMessage !== undefined || undefined}
        >
          <SelectValue className={styles.value}>
            {() => (labels.length === 0 ? filter.allLabel : labels.join(', '))}
          </SelectValue>
          <ChevronDown size={16} aria-hidden="true" className={selectStyles.chevron} />
        </Button>
      </FieldFrame>
      <Popover className={selectStyles.popover}>
        <ListBox items={filter.options} selectionMode="multiple">
          {({ id, label }) => (
            <ListBoxItem id={id} textValue={label} className={selectStyles.option}>
              {({ isSelected }) => (
                <>
                  <span className={styles.box}>
                    {isSelected && <Check size={14} strokeWidth={3} aria-hidden="true" />}
                  </span>
                  {label}
                </>
              )}
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </AriaSelect>
  );
}

// The calendar loads only in lists that filter by dates.
const DateRangePicker = lazy(async () => ({
  default: (await import('../DateRangePicker/DateRangePicker.tsx')).DateRangePicker,
}));

function DatesField({ filter, value: [start, end], onChange, errorMessage }: FieldProps<DatesFilter>): ReactNode {
  return (
    <div className={styles.wide}>
      <Suspense fallback={<span className={bone({ look: 'field' })} />}>
        <DateRangePicker
          label={filter.label}
          errorMessage={errorMessage}
          size="small"
          judge={(period) => filter.judge(period.start, period.end)}
          value={start !== undefined && end !== undefined ? { start, end } : null}
          onChange={(period) => onChange(period === null ? [] : [period.start, period.end])}
          calendarLabel={filter.calendarLabel}
          missingDayLabel={filter.missingDayLabel}
          previousLabel={filter.previousLabel}
          nextLabel={filter.nextLabel}
          previousYearLabel={filter.previousYearLabel}
          nextYearLabel={filter.nextYearLabel}
        />
      </Suspense>
    </div>
  );
}

function FlagField({ filter, value, onChange }: FieldProps<FlagFilter>): ReactNode {
  const isSet = value.length > 0;
  return (
    <div className={styles.flag}>
      <Checkbox
        label={filter.label}
        isSelected={filter.isChecked(isSet)}
        onChange={(isSelected) => onChange(filter.isChecked(true) === isSelected ? [filter.value] : [])}
      />
    </div>
  );
}

/** The field for a filter, by its kind. */
export function FilterField({ filter, ...rest }: FieldProps<Filter>): ReactNode {
  switch (filter.kind) {
    case 'text':
      return <TextField filter={filter} {...rest} />;
    case 'one':
      return <OneField filter={filter} {...rest} />;
    case 'several':
      return <SeveralField filter={filter} {...rest} />;
    case 'dates':
      return <DatesField filter={filter} {...rest} />;
    case 'flag':
      return <FlagField filter={filter} {...rest} />;
  }
}
