import { ArrowLeft, Search } from 'lucide-react';
import { type ReactNode, useId, useRef } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { CommandField } from './CommandField.tsx';
import { CommandFoot, type CommandKeys } from './CommandFoot.tsx';
import { type CommandGroup, CommandGroups, type CommandItem } from './CommandGroups.tsx';
import { type CommandFailure, CommandNote, type CommandNoteWords } from './CommandNote.tsx';
import * as styles from './SearchCommand.css.ts';
import { useCommand } from './useCommand.ts';
import { useSearchKeys } from './useSearchKeys.ts';

export type { CommandEnd, CommandGroup, CommandItem } from './CommandGroups.tsx';

/** What a search found, or why it found nothing. */
export interface CommandFindings {
  /** Results for what is typed, those opened last while nothing is; none is empty. */
  groups: readonly CommandGroup[];
  /** The results shown are those of an earlier text. @default false */
  isBusy?: boolean;
  /** Instead of results or above them: that nothing was found, and what can be searched. */
  note?: CommandNoteWords | undefined;
  /** The search failed; what is typed stays. */
  failure?: CommandFailure | undefined;
  /** Announced when it changes: how many were found, or none. */
  status: string;
}

export interface SearchCommandProps extends CommandFindings {
  /** What can be typed: name of the field, and shown in it while it is empty. */
  label: string;
  typed: string;
  onType: (typed: string) => void;
  words: {
    /** Name of the button that opens the search, on a phone. */
    open: string;
    close: string;
    clear: string;
    /** Name of the list. */
    results: string;
    keys: CommandKeys;
  };
  /** Takes the result that is followed, so that it can be kept among the last. */
  onOpen?: (item: CommandItem) => void;
  /** Whether `/` opens the search: keys of one letter can be switched off. @default () => true */
  hasSingleKeys?: () => boolean;
  /** @default 100 */
  maxLength?: number;
}

/**
 * Finds anything from the header: a field, and what it finds in groups; hangs under the nearest positioned ancestor.
 * @since 0.2.0
 */
export function SearchCommand({
  label,
  typed,
  onType,
  groups,
  isBusy = false,
  note,
  failure,
  status,
  words,
  onOpen,
  hasSingleKeys = () => true,
  maxLength = 100,
}: SearchCommandProps): ReactNode {
  const prefix = `${useId()}-`;
  const root = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLSpanElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const retry = failure?.onRetry;
  const command = useCommand({ prefix, field, opener, typed, groups, isBusy, retry, onType, onOpen });
  const { isOpen, hasOptions, activeId, follow } = command;
  const listId = `${prefix}liste`;
  useSearchKeys(root, { hasSingleKeys, onOpen: command.open });
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it hears the keys of its field and of its buttons
    <div
      ref={root}
      role="search"
      className={styles.root}
      data-open={isOpen || undefined}
      onKeyDown={command.press}
      onBlur={({ relatedTarget }) => {
        // Another window may take the focus for a while.
        if (document.hasFocus() && !root.current?.contains(relatedTarget)) command.close();
      }}
    >
      <span ref={opener} className={styles.opener}>
        <IconButton icon={Search} label={words.open} aria-expanded={isOpen} onPress={command.open} />
      </span>
      <div className={styles.bar}>
        <span className={styles.back}>
          <IconButton icon={ArrowLeft} label={words.close} onPress={command.leave} />
        </span>
        <CommandField
          ref={field}
          label={label}
          clearLabel={words.clear}
          typed={typed}
          maxLength={maxLength}
          isBusy={isBusy}
          listId={hasOptions ? listId : undefined}
          activeId={activeId === undefined ? undefined : prefix + activeId}
          onType={command.type}
          onPress={command.show}
        />
      </div>
      {isOpen && (
        // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- pressing beside a line leaves the focus in the field
        <div className={styles.panel} onMouseDown={(event) => event.preventDefault()}>
          <div className={styles.scroll}>
            <CommandNote
              note={note}
              failure={failure}
              onRetry={() => {
                field.current?.focus();
                retry?.();
              }}
            />
            {hasOptions && (
              <div id={listId} role="listbox" aria-label={words.results}>
                <CommandGroups
                  groups={groups}
                  typed={typed}
                  prefix={prefix}
                  activeId={activeId}
                  enterKey={words.keys.enter}
                  onFollow={(option, { ctrlKey, metaKey, shiftKey }) => follow(option, ctrlKey || metaKey || shiftKey)}
                />
              </div>
            )}
          </div>
          <CommandFoot keys={words.keys} hasSlash={hasSingleKeys()} />
        </div>
      )}
      <VisuallyHidden>
        <span role="status">{isOpen ? status : ''}</span>
      </VisuallyHidden>
    </div>
  );
}
