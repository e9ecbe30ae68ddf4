import { objectStoreEnvironment, readSettings } from '../config/config.ts';
import { storeClient } from './store-client.ts';

// `node make-bucket.js` makes the bucket of S3_BUCKET where it is missing, and ends: for an object store that comes up
// empty beside the platform. Where a provider keeps the files, the bucket is theirs to make.

const environment = readSettings(objectStoreEnvironment);
const { S3_BUCKET: bucket, S3_REGION: region } = environment;
const client = storeClient(environment);
const isThere = await client.bucketExists(bucket);
if (!isThere) await client.makeBucket(bucket, region);
process.stdout.write(`The bucket ${bucket} ${isThere ? 'is there' : 'was made'}.\n`);
// The client keeps its connections open.
process.exit(0);
