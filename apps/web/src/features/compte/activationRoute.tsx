import type { ReactNode } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { KeyPage } from './KeyPage.tsx';
import { type KeyState, loadKey } from './keyLoader.ts';

/** Checks whether the key in the address still works. */
export const loader = ({ params }: LoaderFunctionArgs): Promise<KeyState> => loadKey('activation', params['key'] ?? '');

/** The activation of an account. */
export const Component = (): ReactNode => <KeyPage usage="activation" state={useLoaderData<KeyState>()} />;
