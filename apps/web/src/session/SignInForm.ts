import type { ComponentType } from 'react';

/** The second step, asked for after a right password; its screen is loaded only then. */
export type SecondStep = {
  readonly defi: string;
  /** `FacteursPossibles`, which the screen reads. */
  readonly facteurs: unknown;
  readonly Screen: ComponentType<{ readonly form: SignInForm; readonly onDone: () => void }>;
};

export type SignInForm = {
  readonly username: string;
  readonly password: string;
  readonly setUsername: (value: string) => void;
  readonly setPassword: (value: string) => void;
  readonly usernameError: string | undefined;
  readonly passwordError: string | undefined;
  /** Why the last attempt failed. */
  readonly failure: string | undefined;
  readonly attempts: number;
  readonly isBusy: boolean;
  /** Set once the password was right. */
  readonly secondStep: SecondStep | undefined;
  /** Goes back to the identifier and the password. */
  readonly startAgain: () => void;
  /** Signs in with the answer to the second step, if any, and keeps the token; true when it worked. */
  readonly submit: (given?: {
    readonly defi?: string;
    readonly code?: string;
    readonly assertion?: unknown;
  }) => Promise<boolean>;
};
