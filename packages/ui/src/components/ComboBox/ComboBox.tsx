import { ChevronDown, Search } from 'lucide-react';
import { type FC, type ReactNode, useRef, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { ComboBox as AriaComboBox } from 'react-aria-components/ComboBox';
import { Input } from 'react-aria-components/Input';
import { busyRing, button } from '../Button/Button.css.ts';
import type { SelectOption } from '../Select/Select.tsx';
import { endSlot, field, input } from '../../internal/Field.css.ts';
import { FieldFrame, type FieldState, type FieldWords } from '../../internal/Field.tsx';
import { LoadStatus } from './LoadStatus.tsx';
import { mark } from './OptionList.css.ts';
import { OptionList } from './OptionList.tsx';
import { type OptionSource, queryOf } from './OptionSource.ts';
import { useLoadedOptions } from './useLoadedOptions.ts';
import { isSame } from '../../internal/isSame.ts';
import { steady } from '../../internal/steady.tsx';

/** Value of a choice field: an option, or free text, which has no id. */
export interface ComboBoxChoice {
  id: string | null;
  label: string;
}

export interface ComboBoxProps extends FieldWords, FieldState {
  value: ComboBoxChoice | null;
  /** Takes an option when it is chosen, null when the field is emptied, free text as it is typed. */
  onChange: (value: ComboBoxChoice | null) => void;
  source: OptionSource;
  words: {
    /** Name of the button that opens a list at hand. */
    open: string;
    /** No option matches what is typed. */
    empty: string;
  };
  /** A text that matches no option may be kept. @default false */
  allowsOwnText?: boolean;
  maxLength?: number;
  /** A text as it is compared with the options, the same function at each drawing. @default without accents and case */
  fold?: (text: string) => string;
}

const isSameText = (one: string, other: string) =>
  one.trim().localeCompare(other.trim(), undefined, { sensitivity: 'base' }) === 0;

/**
 * One choice among many, found by typing: in a given list, or asked of a service.
 * @since 0.1.0
 */
export const ComboBox: FC<ComboBoxProps> = steady(function ComboBox({
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
  allowsOwnText = false,
  maxLength,
  fold,
  isReadOnly = false,
  ...rest
}: ComboBoxProps): ReactNode {
  const [typed, setTyped] = useState(value?.label ?? '');
  const [known, setKnown] = useState(value);
  if (value?.id !== known?.id || value?.label !== known?.label) {
    setKnown(value);
    setTyped(value?.label ?? '');
  }
  const entry = useRef<HTMLInputElement>(null);
  // A chosen label is not searched for.
  const isChosen = value !== null && value.id !== null && value.label === typed;
  const [isTouched, setTouched] = useState(false);
  const query = isChosen || !isTouched ? null : queryOf(source, typed);
  const loaded = useLoadedOptions('load' in source ? source.load : undefined, query);
  const options = 'load' in source ? loaded.options : source.options;
  const isAsked = 'load' in source;
  const isInvalid = errorMessage !== undefined;
  // A button that opens nothing is not shown.
  const hasEnd = !isReadOnly && (isAsked || options.length > 0 || !allowsOwnText);

  const choose = (option: SelectOption) => {
    setTyped(option.label);
    onChange({ id: option.id, label: option.label });
  };
  const type = (text: string) => {
    setTouched(true);
    setTyped(text);
    if (text === '') onChange(null);
    else if (allowsOwnText && text !== value?.label) onChange({ id: null, label: text });
  };
  const leave = () => {
    if (typed === '' || isChosen) return;
    const meant = options.find(({ label: one }) =>
      fold === undefined ? isSameText(one, typed) : fold(one) === fold(typed),
    );
    if (meant !== undefined) choose(meant);
    // A text whose search failed stays, so that it can be searched again.
    else if (!allowsOwnText && loaded.status !== 'failed' && loaded.status !== 'loading') setTyped(value?.label ?? '');
  };

  return (
    <div>
      <AriaComboBox
        {...rest}
        {...('load' in source ? { items: options } : { defaultItems: options })}
        value={value?.id ?? null}
        // The text is kept here: react-aria knows only the visible options, and would empty a field with another text.
        allowsCustomValue
        onChange={(key) => {
          const option = options.find(({ id }) => id === key);
          if (option !== undefined) choose(option);
        }}
        inputValue={typed}
        onInputChange={type}
        onBlur={leave}
        {...(fold === undefined
          ? {}
          : { defaultFilter: (one: string, text: string) => fold(one).includes(fold(text)) })}
        allowsEmptyCollection={
          // Among options at hand, a text of one's own needs none: a list without any would only stand before Enter.
          isAsked ? loaded.status === 'loading' || loaded.status === 'empty' : !isChosen && !allowsOwnText
        }
        isReadOnly={isReadOnly}
        isRequired={requiredLabel !== undefined}
        isInvalid={isInvalid}
        validationBehavior="aria"
        className={field({ invalid: isInvalid })}
      >
        <FieldFrame
          label={label}
          description={description}
          errorMessage={errorMessage}
          optionalLabel={optionalLabel}
          labelEnd={labelEnd}
        >
          <Input ref={entry} className={input({ end: hasEnd })} {...(maxLength === undefined ? {} : { maxLength })} />
          {hasEnd && (
            <span className={endSlot}>
              {isAsked ? (
                loaded.status === 'loading' ? (
                  <span className={`${busyRing} ${mark}`} aria-hidden="true" />
                ) : (
                  <Search size={20} strokeWidth={1.75} aria-hidden="true" className={mark} />
                )
              ) : (
                <Button aria-label={words.open} className={button({ variant: 'quiet', size: 'small', icon: true })}>
                  <ChevronDown size={16} aria-hidden="true" />
                </Button>
              )}
            </span>
          )}
        </FieldFrame>
        <OptionList
          emptyLabel={'load' in source && loaded.status === 'loading' ? source.words.loading : words.empty}
          isLoading={loaded.status === 'loading'}
          opensWhenFound={loaded.status === 'found'}
        />
      </AriaComboBox>
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
