import { Check } from 'lucide-react';
import { type ReactNode, type RefObject, use, useEffect } from 'react';
import { ComboBoxStateContext } from 'react-aria-components/ComboBox';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { busyRing } from '../Button/Button.css.ts';
import * as styles from '../Select/Select.css.ts';
import * as list from './OptionList.css.ts';
import type { ComboBoxOption } from './OptionSource.ts';

export interface OptionListProps {
  /** Shown instead of the options, when there are none. */
  emptyLabel: string;
  isLoading: boolean;
  /** Opens the list on its own once it has something to show. */
  opensWhenFound: boolean;
  /** The element under which the list opens, when larger than the input. */
  boxRef?: RefObject<HTMLElement | null>;
}

/** The list under a react-aria combobox, which knows its options. */
export function OptionList({ emptyLabel, isLoading, opensWhenFound, boxRef }: OptionListProps): ReactNode {
  const state = use(ComboBoxStateContext);
  const mayOpen = opensWhenFound && state?.isFocused === true && !state.isOpen;
  useEffect(() => {
    if (mayOpen) state?.open(null, 'input');
    // Once for each answer: afterwards the list opens and closes at the person's wish.
    // oxlint-disable-next-line react/exhaustive-deps -- the state is new at each render
  }, [opensWhenFound]);
  return (
    <Popover className={styles.popover} {...(boxRef === undefined ? {} : { triggerRef: boxRef })}>
      <ListBox
        className={list.options}
        renderEmptyState={() => (
          <div className={list.empty}>
            {isLoading && <span className={busyRing} aria-hidden="true" />}
            {emptyLabel}
          </div>
        )}
      >
        {(option: ComboBoxOption) => (
          <ListBoxItem id={option.id} textValue={option.label} className={styles.option}>
            {({ isSelected }) => (
              <>
                <span className={styles.check}>{isSelected && <Check size={16} aria-hidden="true" />}</span>
                {option.description === undefined ? (
                  option.label
                ) : (
                  <span className={list.described}>
                    <span>{option.label}</span>
                    <span className={list.description}>{option.description}</span>
                  </span>
                )}
              </>
            )}
          </ListBoxItem>
        )}
      </ListBox>
    </Popover>
  );
}
