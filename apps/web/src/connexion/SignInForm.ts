import type { MessageKey } from '@habilis/i18n/MessageKey';
import type { ComponentType } from 'react';

/** What is typed to sign in. */
export type Credentials = { readonly username: string; readonly password: string };

/** The answer to the second step. */
export type Proof = { readonly defi?: string; readonly code?: string; readonly assertion?: unknown };

/** The second step, asked for after a right password; its screen is loaded only then. */
export type SecondStep = {
  readonly defi: string;
  /** `FacteursPossibles`, which the screen reads. */
  readonly facteurs: unknown;
  readonly Screen: ComponentType<{ readonly signIn: SignIn; readonly step: SecondStep }>;
};

/** A sign-in: what is typed, what is wrong with it, then its second step. */
export type SignIn = {
  /** What is wrong, by field; a fault goes once its field changes. */
  readonly faults: readonly { readonly key: string; readonly label: string }[];
  /** The props of a field. */
  readonly field: (name: keyof Credentials) => {
    readonly id: string;
    readonly name: string;
    readonly value: string;
    readonly onChange: (value: string) => void;
    readonly errorMessage: string | undefined;
  };
  readonly attempts: number;
  readonly isBusy: boolean;
  readonly submit: () => void;
  /** Set once the password was right. */
  readonly secondStep: SecondStep | undefined;
  /** Goes back to the identifier and the password. */
  readonly startAgain: () => void;
  /** Tries an answer to the second step, and goes in; gives why not: the words for a wrong one, or for a step that is asked again. */
  readonly prove: (proof: Proof, wrong: MessageKey, again: MessageKey) => Promise<string | undefined>;
};
