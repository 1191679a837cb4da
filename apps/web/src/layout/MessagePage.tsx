import { Heading } from '@habilis/ui/Heading';
import { Stack } from '@habilis/ui/Stack';
import { createContext, type ReactNode, useContext } from 'react';
import { GuestPage } from './GuestPage.tsx';

/** Whether the shell of a role's area already surrounds the page. */
export const InAreaContext = createContext(false);

/** A page with a single message: inside the area's shell when there is one, else on its own. */
export function MessagePage({ title, children }: { title: string; children: ReactNode }): ReactNode {
  if (!useContext(InAreaContext)) return <GuestPage title={title}>{children}</GuestPage>;
  return (
    <Stack gap={20}>
      <Heading level={1} tabIndex={-1}>
        {title}
      </Heading>
      {children}
    </Stack>
  );
}
