import type { ReactNode } from 'react';
import { RouterProvider } from 'react-aria-components';
import { useHref, useNavigate } from 'react-router';

type Props = {
  /** Id of the title that takes the focus, for links far from what they change. @default none: the link keeps it */
  readonly leadsTo?: string;
  readonly children: ReactNode;
};

/** Its links change the page where it stands: the scroll stays, and with it what has the focus. */
export function KeptScroll({ leadsTo, children }: Props): ReactNode {
  const navigate = useNavigate();
  const go = async (to: string) => {
    await navigate(to, { preventScrollReset: true });
    if (leadsTo !== undefined) document.getElementById(leadsTo)?.focus();
  };
  return (
    <RouterProvider navigate={(to) => void go(to)} useHref={useHref}>
      {children}
    </RouterProvider>
  );
}
