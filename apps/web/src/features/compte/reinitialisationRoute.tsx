import type { ReactNode } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { KeyPage } from './KeyPage.tsx';
import { type KeyState, loadKey } from './keyLoader.ts';

/** Checks whether the key in the address still works. */
export const loader = ({ params }: LoaderFunctionArgs): Promise<KeyState> =>
  loadKey('reinitialisation', params['key'] ?? '');

/** The page that replaces a forgotten password. */
export const Component = (): ReactNode => <KeyPage usage="reinitialisation" state={useLoaderData<KeyState>()} />;
