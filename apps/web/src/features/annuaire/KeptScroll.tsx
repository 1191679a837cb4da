import type { ReactNode } from 'react';
import { RouterProvider } from 'react-aria-components';
import { useHref, useNavigate } from 'react-router';

/** Its links change the page where it stands: the scroll stays, and with it what has the focus. */
export function KeptScroll({ children }: { readonly children: ReactNode }): ReactNode {
  const navigate = useNavigate();
  return (
    <RouterProvider navigate={(to) => void navigate(to, { preventScrollReset: true })} useHref={useHref}>
      {children}
    </RouterProvider>
  );
}
