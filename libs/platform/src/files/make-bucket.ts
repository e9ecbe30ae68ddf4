import { objectStoreEnvironment } from '../config/config.ts';
import { withFiles } from '../config/settings-in-files.ts';
import { storeClient } from './store-client.ts';

// `node make-bucket.js` makes the bucket of S3_BUCKET where it is missing, and ends: for an object store that comes up
// empty beside the platform. Where a provider keeps the files, the bucket is theirs to make.

const { variables, problems } = withFiles(process.env, Object.keys(objectStoreEnvironment.shape));
if (problems.length > 0) throw new Error(problems.join('\n'));
const environment = objectStoreEnvironment.parse(variables);
const { S3_BUCKET: bucket, S3_REGION: region } = environment;
const client = storeClient(environment);
const isThere = await client.bucketExists(bucket);
if (!isThere) await client.makeBucket(bucket, region);
process.stdout.write(`The bucket ${bucket} ${isThere ? 'is there' : 'was made'}.\n`);
// The client keeps its connections open.
process.exit(0);
