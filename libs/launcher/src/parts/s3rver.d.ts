declare module '@20minutes/s3rver' {
  import type { IncomingMessage, ServerResponse } from 'node:http';

  export default class S3rver {
    constructor(options: {
      silent: boolean;
      directory: string;
      vhostBuckets: boolean;
      configureBuckets: { name: string }[];
    });
    configureBuckets(): Promise<unknown>;
    callback(): (request: IncomingMessage, response: ServerResponse) => void;
  }
}

declare module '@20minutes/s3rver/lib/models/account.js' {
  export default class AWSAccount {
    static DUMMY_ACCOUNT: AWSAccount;
    constructor(id: number, displayName: string);
    createKeyPair(accessKey: string, secretKey: string): void;
    revokeAccessKey(accessKey: string): void;
  }
}
