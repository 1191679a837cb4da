import type { LucideIcon } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import type { PressEvent } from 'react-aria-components/Button';
import { ToggleButton, type ToggleButtonProps } from 'react-aria-components/ToggleButton';
import { button } from '../Button/Button.css.ts';
import { Tooltip } from '../Tooltip/Tooltip.tsx';
import { tool } from './RichTextEditor.css.ts';

export interface EditorToolProps {
  label: string;
  icon: LucideIcon;
  /** Whether the text at the cursor has it. */
  isOn: boolean;
  onPress: (event: PressEvent) => void;
  'aria-haspopup'?: 'dialog';
  ref?: Ref<HTMLButtonElement>;
}

// The words shown are the name: as a description too they would be heard twice.
const withoutDescription: NonNullable<ToggleButtonProps['render']> = (props) => (
  <button {...props} aria-describedby={undefined} />
);

/** A toggle of the toolbar, on where the text has its format. */
export function EditorTool({ label, icon: Icon, isOn, ...rest }: EditorToolProps): ReactNode {
  return (
    <Tooltip words={label}>
      <ToggleButton
        {...rest}
        aria-label={label}
        isSelected={isOn}
        className={`${button({ variant: 'quiet', size: 'small', icon: true })} ${tool}`}
        render={withoutDescription}
      >
        <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
      </ToggleButton>
    </Tooltip>
  );
}
