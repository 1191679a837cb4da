import type { ReactNode } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { KeyPage } from './KeyPage.tsx';
import { type KeyState, loadKey } from './keyLoader.ts';

/** Asks whether the key of the address still serves. */
export const loader = ({ params }: LoaderFunctionArgs): Promise<KeyState> =>
  loadKey('reinitialisation', params['key'] ?? '');

/** The choice of a new password, in place of a forgotten one. */
export const Component = (): ReactNode => <KeyPage usage="reinitialisation" state={useLoaderData<KeyState>()} />;
