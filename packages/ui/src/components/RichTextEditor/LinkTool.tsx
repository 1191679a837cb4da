import { Link2 } from 'lucide-react';
import type { Command, EditorState } from 'prosemirror-state';
import { type ReactNode, useRef, useState } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import { Button } from '../Button/Button.tsx';
import { Form } from '../Form/Form.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { allowedAddress } from '../RichText/richTextRules.ts';
import { Stack } from '../Stack/Stack.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { linkAt, removeLink, setLink } from './editorCommands.ts';
import { EditorTool } from './EditorTool.tsx';
import type { RichTextEditorWords } from './RichTextEditorProps.ts';
import * as styles from './RichTextEditor.css.ts';

export interface LinkToolProps {
  state: EditorState;
  words: RichTextEditorWords;
  run: (command: Command) => void;
  /** Gives the focus back to the text. */
  onLeave: () => void;
}

/** Completes a typed address: most are typed without their protocol. */
function meantAddress(typed: string): string | undefined {
  const address = typed.trim();
  if (/^[^\s@/:]+@[^\s@/]+\.[^\s@/]+$/.test(address)) return allowedAddress(`mailto:${address}`);
  return (
    allowedAddress(address) ??
    (/^[^\s:/?#]+\.[^\s:]+$/.test(address) ? allowedAddress(`https://${address}`) : undefined)
  );
}

function LinkForm({
  words,
  href,
  onSet,
  onRemove,
}: {
  words: RichTextEditorWords;
  href: string | undefined;
  onSet: (address: string) => void;
  onRemove: () => void;
}): ReactNode {
  const [typed, setTyped] = useState(href ?? '');
  const [isWrong, setWrong] = useState(false);
  const submit = () => {
    const address = meantAddress(typed);
    if (address === undefined) setWrong(true);
    else onSet(address);
  };
  return (
    <Form onSubmit={submit}>
      <Stack gap={12}>
        <TextField
          label={words.address}
          inputMode="url"
          autoFocus
          value={typed}
          onChange={(text) => {
            setTyped(text);
            setWrong(false);
          }}
          {...(isWrong ? { errorMessage: words.addressError } : {})}
        />
        <Inline gap={8}>
          <Button type="submit" variant="primary" size="small">
            {words.setLink}
          </Button>
          {href !== undefined && (
            <Button size="small" onPress={onRemove}>
              {words.removeLink}
            </Button>
          )}
        </Inline>
      </Stack>
    </Form>
  );
}

/** Makes, changes or removes a link. */
export function LinkTool({ state, words, run, onLeave }: LinkToolProps): ReactNode {
  const trigger = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const href = linkAt(state)?.href;
  const apply = (command: Command) => {
    run(command);
    setOpen(false);
    // After the popover has given the focus back to its button.
    requestAnimationFrame(onLeave);
  };
  return (
    <>
      <EditorTool
        ref={trigger}
        label={words.link}
        icon={Link2}
        isOn={href !== undefined}
        onPress={() => setOpen(true)}
        aria-haspopup="dialog"
      />
      <Popover
        triggerRef={trigger}
        isOpen={isOpen}
        onOpenChange={setOpen}
        placement="bottom start"
        className={styles.popover}
      >
        <Dialog aria-label={words.link} className={styles.dialog}>
          <LinkForm
            words={words}
            href={href}
            onSet={(address) => apply(setLink(address))}
            onRemove={() => apply(removeLink)}
          />
        </Dialog>
      </Popover>
    </>
  );
}
