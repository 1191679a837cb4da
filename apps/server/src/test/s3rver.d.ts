declare module 's3rver' {
  type StoredObject = {
    readonly bucket: string;
    readonly key: string;
    readonly metadata: Readonly<Record<string, string>>;
    content: AsyncIterable<Uint8Array> | Uint8Array | null;
  };
  /** Its objects as files of a folder. */
  export type ObjectStore = {
    getResourcePath(bucket: string, key: string, resource: 'object'): string;
    putMetadata(bucket: string, key: string, metadata: StoredObject['metadata'], md5: string): Promise<void>;
    putObject(object: StoredObject): Promise<{ readonly size: number; readonly md5: string }>;
    getObject(...args: readonly unknown[]): Promise<StoredObject | null>;
    copyObject(...args: readonly unknown[]): Promise<unknown>;
    deleteObject(...args: readonly unknown[]): Promise<unknown>;
  };
  export default class S3rver {
    constructor(options: {
      readonly port: number;
      readonly address: string;
      readonly silent: boolean;
      readonly directory: string;
      readonly configureBuckets: readonly { readonly name: string }[];
    });
    readonly store: ObjectStore;
    run(): Promise<{ readonly port: number }>;
    close(): Promise<void>;
  }
}
