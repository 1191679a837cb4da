import { Search, X } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { Button } from 'react-aria-components/Button';
import { busyRing, button } from '../Button/Button.css.ts';
import * as styles from './SearchCommand.css.ts';
import { useLateBusy } from './useLateBusy.ts';

function Lead({ isBusy }: { isBusy: boolean }): ReactNode {
  return (
    <span className={styles.lead}>
      {useLateBusy(isBusy) ? (
        <span className={busyRing} aria-hidden="true" />
      ) : (
        <Search size={20} strokeWidth={1.75} aria-hidden="true" />
      )}
    </span>
  );
}

function ClearButton({
  label,
  field,
  onType,
}: {
  label: string;
  field: RefObject<HTMLInputElement | null>;
  onType: (typed: string) => void;
}): ReactNode {
  return (
    <span className={styles.clear}>
      <Button
        aria-label={label}
        className={button({ variant: 'quiet', size: 'small', icon: true })}
        onPress={() => {
          onType('');
          field.current?.focus();
        }}
      >
        <X size={16} aria-hidden="true" />
      </Button>
    </span>
  );
}

/** The field of a search: it keeps the focus, and names the chosen line of its list. */
export function CommandField({
  ref,
  label,
  clearLabel,
  typed,
  maxLength,
  isBusy,
  listId,
  activeId,
  onType,
  onPress,
}: {
  ref: RefObject<HTMLInputElement | null>;
  label: string;
  clearLabel: string;
  typed: string;
  maxLength: number;
  isBusy: boolean;
  /** Undefined while no list is shown. */
  listId: string | undefined;
  activeId: string | undefined;
  onType: (typed: string) => void;
  onPress: () => void;
}): ReactNode {
  return (
    <div className={styles.entry}>
      <Lead isBusy={isBusy} />
      <input
        ref={ref}
        type="text"
        role="combobox"
        aria-label={label}
        placeholder={label}
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-expanded={listId !== undefined}
        aria-controls={listId}
        aria-activedescendant={activeId}
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="go"
        maxLength={maxLength}
        value={typed}
        className={styles.field}
        onChange={({ target }) => onType(target.value)}
        onClick={onPress}
      />
      {typed !== '' && <ClearButton label={clearLabel} field={ref} onType={onType} />}
    </div>
  );
}
