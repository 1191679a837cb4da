import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { PublicPageLinks } from './PublicPageLinks.tsx';

/** Links to the pages that need no account, for the band of one of them. */
export const PublicPages = (): ReactNode => <PublicPageLinks pathname={useLocation().pathname} />;
