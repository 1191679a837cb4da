import type { Endpoint } from '@habilis/api/endpoint';
import type { Context, RoleContext, UploadedFile } from '../Handler.ts';

/** A handler as the platform calls it, its types already proven by the record that holds it. */
export type AnyHandler = (call: {
  params: unknown;
  query: unknown;
  body: unknown;
  files: readonly UploadedFile[];
  context: Context;
}) => Promise<unknown>;

/** Whether the object named by a path is in the caller's scope. */
export type ScopeCheck = (context: RoleContext, params: Readonly<Record<string, string>>) => Promise<boolean>;

/** Refuses a call by what its body says before any of its files is taken. */
export type Gate = (call: { readonly body: unknown; readonly context: Context }) => Promise<void>;

export type RegisteredCall = {
  readonly name: string;
  readonly endpoint: Endpoint;
  readonly handler: AnyHandler;
  readonly scope: ScopeCheck | undefined;
  readonly gate: Gate | undefined;
};
