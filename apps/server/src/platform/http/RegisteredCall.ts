import type { Endpoint } from '@habilis/api/endpoint';
import type { Context, Policy, RoleContext, UploadedFile } from '../Handler.ts';

/** A handler as the platform calls it; its types were checked in its own record. */
export type AnyHandler = Policy & {
  readonly handle: (call: {
    params: unknown;
    query: unknown;
    body: unknown;
    files: readonly UploadedFile[];
    context: Context;
  }) => Promise<unknown>;
  readonly gate?: (call: { readonly body: unknown; readonly context: Context }) => Promise<void>;
};

/** Whether the object named by the path is in the caller's scope. */
export type ScopeCheck = (context: RoleContext, params: Readonly<Record<string, string>>) => Promise<boolean>;

export type RegisteredCall = {
  readonly name: string;
  readonly endpoint: Endpoint;
  readonly handler: AnyHandler;
  readonly scope: ScopeCheck | undefined;
};
