import { NotFoundError, UnavailableError, withTimeout } from '@bitacora/kernel';
import { Inject, Injectable } from '@nestjs/common';
import { type Client, S3Error } from 'minio';
import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import type { ObjectStoreEnvironment } from '../config/config.ts';
import { OutageLog } from '../outages/outage-log.ts';
import { ENVIRONMENT } from '../tokens.ts';
import { TIMEOUT_MILLISECONDS, storeClient } from './store-client.ts';
import type { TemporaryFile } from './temporary-files.ts';

const WHO = 'calls';

const absent = new Set(['NoSuchKey', 'NotFound']);

/**
 * The private bucket, over the S3 protocol. Everything that keeps it from answering is `unavailable` (503); an object
 * that is not there is `not-found`.
 */
@Injectable()
export class ObjectStore {
  private readonly client: Client;
  private readonly streaming: Client;
  private readonly bucket: string;
  private readonly outage = new OutageLog('the object store');

  constructor(@Inject(ENVIRONMENT) environment: ObjectStoreEnvironment) {
    this.bucket = environment.S3_BUCKET;
    this.client = storeClient(environment);
    this.streaming = storeClient(environment, { asksOnce: true });
  }

  async put(key: string, bytes: Buffer, mediaType: string): Promise<void> {
    await this.reach(this.client.putObject(this.bucket, key, bytes, bytes.length, { 'Content-Type': mediaType }));
  }

  /** From disk, piece by piece: `putObject` has the whole file in memory, twice. What the store does not take is sent once more. */
  async putFile(key: string, file: TemporaryFile, mediaType: string): Promise<void> {
    const send = () => this.send(key, file, mediaType);
    await this.reach(send().catch((error: unknown) => (error instanceof S3Error ? Promise.reject(error) : send())));
  }

  /** The object's bytes as a stream. Throws `not-found` when there is none. */
  async read(key: string): Promise<Readable> {
    return this.reach(this.client.getObject(this.bucket, key));
  }

  /** Removes an object; one that is not there is removed already. */
  async remove(key: string): Promise<void> {
    await this.reach(this.client.removeObject(this.bucket, key)).catch((error: unknown) => {
      if (!(error instanceof NotFoundError)) throw error;
    });
  }

  private async send(key: string, { path, size, sha256 }: TemporaryFile, mediaType: string): Promise<void> {
    const response = await this.streaming.makeRequestStreamAsync(
      {
        method: 'PUT',
        bucketName: this.bucket,
        objectName: key,
        headers: { 'Content-Type': mediaType, 'Content-Length': String(size) },
      },
      createReadStream(path),
      // Over TLS the bytes are not signed once more.
      this.streaming.enableSHA256 ? sha256 : '',
      [200],
      '',
    );
    response.resume();
  }

  private async reach<Result>(call: Promise<Result>): Promise<Result> {
    try {
      const result = await withTimeout(
        call,
        TIMEOUT_MILLISECONDS,
        () => new Error('the object store did not answer in time'),
      );
      this.outage.worked(WHO);
      return result;
    } catch (error) {
      if (error instanceof S3Error && absent.has(error.code ?? '')) {
        this.outage.worked(WHO);
        throw new NotFoundError();
      }
      this.outage.failed(WHO, error);
      throw new UnavailableError('object_store_unavailable', { cause: error });
    }
  }
}
