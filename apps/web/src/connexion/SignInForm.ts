import type { ComponentType } from 'react';

/** What is typed to sign in. */
export type Credentials = { readonly username: string; readonly password: string };

/** The answer to the second step. */
export type Proof = { readonly code?: string; readonly assertion?: unknown };

/** How a try ended: in or not, and why not when it is known in words. */
export type Outcome = { readonly isIn: boolean; readonly failure?: string | undefined };

/** The second step, asked for after a right password; its screen is loaded only then. */
export type SecondStep = {
  readonly defi: string;
  /** `FacteursPossibles`, which the screen reads. */
  readonly facteurs: unknown;
  readonly Screen: ComponentType<{ readonly signIn: SignIn; readonly step: SecondStep }>;
};

/** A sign-in: what is typed, what is wrong with it, then its second step. */
export type SignIn = {
  readonly typed: Credentials;
  readonly change: (changes: Partial<Credentials>) => void;
  /** What is wrong with a field; it goes once the field is corrected. */
  readonly faultOf: (field: keyof Credentials) => string | undefined;
  readonly attempts: number;
  readonly isBusy: boolean;
  readonly submit: () => void;
  /** Set once the password was right. */
  readonly secondStep: SecondStep | undefined;
  /** Goes back to the identifier and the password. */
  readonly startAgain: () => void;
  /** Tries an answer to the second step. */
  readonly prove: (proof: Proof) => Promise<Outcome>;
  /** Follows a try: goes in if it succeeded. */
  readonly enter: (outcome: Outcome) => Promise<void>;
};
