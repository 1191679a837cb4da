import type { Page, PATHS } from '@habilis/api/page/paths';
import type { ROLE_PATHS, RolePage } from '@habilis/api/page/rolePaths';
import type { Capability } from '@habilis/domain/role/capability';
import type { MessageKey } from '@habilis/i18n/MessageKey';

/** Loads the page of a screen. */
export type ReadPage = () => Promise<object>;

/** A screen: its path, the key of its title, its page, and who may open it. */
export type Screen = readonly [
  path: (typeof PATHS)[Page] | (typeof ROLE_PATHS)[RolePage],
  title: MessageKey,
  page: ReadPage,
  whose?: {
    /** Needs an account. */
    readonly isOwn?: true;
    /** What the role must hold, or one of what it must hold: without it the page does not exist. */
    readonly capability?: Capability | readonly Capability[];
  },
];

/** The screens of an area, by where they stand: at the root of the site, under one's own account, or in the area of a role. */
export type Screens = {
  readonly site?: readonly Screen[];
  readonly compte?: readonly Screen[];
  readonly role?: readonly Screen[];
};
