import { ChevronDown } from 'lucide-react';
import { type FC, type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { ComboBox } from 'react-aria-components/ComboBox';
import { Input } from 'react-aria-components/Input';
import { LabelContext } from 'react-aria-components/Label';
import { TextContext } from 'react-aria-components/Text';
import { button } from '../Button/Button.css.ts';
import { type OptionSource, queryOf } from '../ComboBox/OptionSource.ts';
import { useLoadedOptions } from '../ComboBox/useLoadedOptions.ts';
import type { SelectOption } from '../Select/Select.tsx';
import { field, input } from '../../internal/Field.css.ts';
import { FieldFrame, type FieldState, type FieldWords } from '../../internal/Field.tsx';
import { LoadStatus } from '../ComboBox/LoadStatus.tsx';
import { OptionList } from '../ComboBox/OptionList.tsx';
import * as styles from './MultiSelect.css.ts';
import { Tags } from './Tags.tsx';
import { isSame } from '../../internal/isSame.ts';
import { steady } from '../../internal/steady.tsx';

export interface MultiSelectProps extends FieldWords, FieldState {
  /** In the order in which they were chosen. */
  value: readonly SelectOption[];
  onChange: (value: readonly SelectOption[]) => void;
  source: OptionSource;
  words: {
    /** Name of the button that opens a list at hand. */
    open: string;
    /** No option matches what is typed. */
    empty: string;
    /** Name of the chosen options, read on entering their tags. */
    chosen: string;
    /** Name of the button of a tag. */
    remove: (label: string) => string;
  };
}

/**
 * Several choices among many, found by typing; each is a tag that can be removed.
 * @since 0.1.0
 */
export const MultiSelect: FC<MultiSelectProps> = steady(function MultiSelect({
  label,
  description,
  errorMessage,
  optionalLabel,
  requiredLabel,
  labelEnd,
  value,
  onChange,
  source,
  words,
  isReadOnly = false,
  isDisabled = false,
  ...rest
}: MultiSelectProps): ReactNode {
  const [typed, setTyped] = useState('');
  const [labelId, helpId, faultId] = [useId(), useId(), useId()];
  const box = useRef<HTMLDivElement>(null);
  const entry = useRef<HTMLInputElement>(null);
  const tags = useRef<HTMLDivElement>(null);
  const loaded = useLoadedOptions('load' in source ? source.load : undefined, queryOf(source, typed));
  const options = 'load' in source ? loaded.options : source.options;
  const isInvalid = errorMessage !== undefined;
  const mayChange = !isReadOnly && !isDisabled;
  const isAsked = 'load' in source;
  const describedBy = [description && helpId, errorMessage && faultId].filter(Boolean).join(' ');

  const remove = (ids: ReadonlySet<unknown>) => {
    const left = value.filter((option) => !ids.has(option.id));
    onChange(left);
    // The focused tag disappears, and no other is left to take the focus.
    if (left.length === 0) entry.current?.focus();
  };
  const choose = (ids: readonly unknown[]) => {
    const known = [...value, ...options];
    const chosen = [...new Set(ids)].map((id) => known.find((option) => option.id === id));
    onChange(chosen.filter((option) => option !== undefined));
    setTyped('');
  };
  // At the start of the text, keys that go back move to the tags first: nothing is removed before it had the focus.
  const goToTags = (event: KeyboardEvent<HTMLInputElement>) => {
    const { selectionStart, selectionEnd } = event.currentTarget;
    if (!['Backspace', 'ArrowLeft'].includes(event.key) || selectionStart !== 0 || selectionEnd !== 0) return;
    const last = [...(tags.current?.querySelectorAll<HTMLElement>('[role="row"]') ?? [])].at(-1);
    if (last === undefined) return;
    event.preventDefault();
    last.focus();
  };

  return (
    <div className={field({ invalid: isInvalid })}>
      <LabelContext value={{ id: labelId, onClick: () => entry.current?.focus() }}>
        <TextContext value={{ slots: { description: { id: helpId }, errorMessage: { id: faultId } } }}>
          <FieldFrame
            label={label}
            description={description}
            errorMessage={errorMessage}
            optionalLabel={optionalLabel}
            labelEnd={labelEnd}
            labelAs="span"
          >
            <div
              ref={box}
              className={`${input({})} ${styles.box}`}
              data-invalid={isInvalid || undefined}
              data-readonly={isReadOnly || undefined}
              data-disabled={isDisabled || undefined}
            >
              {value.length > 0 && (
                <Tags ref={tags} options={value} words={words} {...(mayChange ? { onRemove: remove } : {})} />
              )}
              <ComboBox
                {...rest}
                {...('load' in source ? { items: options } : { defaultItems: options })}
                aria-labelledby={labelId}
                selectionMode="multiple"
                value={value.map((option) => option.id)}
                onChange={(ids) => {
                  if (ids.length !== value.length) choose(ids);
                }}
                inputValue={typed}
                onInputChange={setTyped}
                onBlur={() => {
                  if (loaded.status !== 'failed') setTyped('');
                }}
                allowsEmptyCollection={isAsked ? ['loading', 'empty'].includes(loaded.status) : true}
                isReadOnly={isReadOnly}
                isDisabled={isDisabled}
                isRequired={requiredLabel !== undefined}
                isInvalid={isInvalid}
                validationBehavior="aria"
                className={styles.combo}
                {...(describedBy === '' ? {} : { 'aria-describedby': describedBy })}
              >
                <Input ref={entry} className={styles.entry} onKeyDown={goToTags} />
                {mayChange && !isAsked && (
                  <Button aria-label={words.open} className={button({ variant: 'quiet', size: 'small', icon: true })}>
                    <ChevronDown size={16} aria-hidden="true" />
                  </Button>
                )}
                <OptionList
                  emptyLabel={'load' in source && loaded.status === 'loading' ? source.words.loading : words.empty}
                  isLoading={loaded.status === 'loading'}
                  opensWhenFound={loaded.status === 'found'}
                  boxRef={box}
                />
              </ComboBox>
            </div>
          </FieldFrame>
        </TextContext>
      </LabelContext>
      {'load' in source && (
        <LoadStatus
          status={loaded.status}
          words={{ ...source.words, empty: words.empty }}
          onRetry={() => {
            entry.current?.focus();
            loaded.retry();
          }}
        />
      )}
    </div>
  );
}, isSame);
