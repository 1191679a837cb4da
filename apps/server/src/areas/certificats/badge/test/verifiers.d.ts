// The libraries that verify credentials have no types of their own.
declare module '@digitalbazaar/data-integrity' {
  export class DataIntegrityProof {
    constructor(options: { readonly cryptosuite: unknown });
  }
}
declare module '@digitalbazaar/eddsa-rdfc-2022-cryptosuite' {
  export const cryptosuite: unknown;
}
declare module '@digitalbazaar/vc-bitstring-status-list' {
  export const checkStatus: unknown;
}
declare module '@digitalbazaar/vc' {
  export function verifyCredential(options: {
    readonly credential: object;
    readonly suite: unknown;
    readonly checkStatus?: unknown;
    readonly now?: Date;
    readonly documentLoader: (url: string) => Promise<object>;
  }): Promise<{
    readonly verified: boolean;
    readonly statusResult?: { readonly error?: Error; readonly results?: readonly { readonly status: boolean }[] };
    readonly error?: Error & { readonly errors?: readonly Error[] };
  }>;
}
