import { ButtonGroup } from '@habilis/ui/ButtonGroup';
import { media } from '@habilis/ui/theme/media';
import { createContext, type ReactNode } from 'react';
import { useMedia } from '../boot/useMedia.ts';

/** Whether there is room for the icon of a menu alone. */
export const IsBriefContext = createContext(false);

type Props = {
  /** What the page is first for, such as creating one; absent for who may not. */
  readonly main?: ReactNode;
  /** The menus of the list. */
  readonly children: ReactNode;
};

/** What may be done with a list, in the header of its page: on a phone the menus are icons beside the title, and the main action stands under it. */
export function ListActions({ main, children }: Props): ReactNode {
  const isPhone = useMedia(media.phone);
  const menus = <IsBriefContext value={isPhone}>{children}</IsBriefContext>;
  if (!isPhone) {
    return (
      <ButtonGroup>
        {menus}
        {main}
      </ButtonGroup>
    );
  }
  return (
    <>
      <ButtonGroup isStackedOnPhone={false}>{menus}</ButtonGroup>
      {main && <ButtonGroup>{main}</ButtonGroup>}
    </>
  );
}
