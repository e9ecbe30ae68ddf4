/** The peer: nothing but HTTP, the view's own statement and JSON. Prints its port, and serves until it is ended. */
import { createServer } from 'node:http';
import { Pool } from 'pg';
import { journeyScopes } from '../bff/src/journey-view/journey-row.ts';

const [databaseUrl, user] = process.argv.slice(2);
const pool = new Pool({ connectionString: databaseUrl, application_name: 'bare-server', max: 6 });

const server = createServer((_request, response) => {
  pool.query({ ...journeyScopes.ofTraveller.journeys, values: [user] }).then(
    ({ rows }) => response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(rows)),
    (error: unknown) => response.writeHead(500).end(String(error)),
  );
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.stdout.write(`${typeof address === 'object' && address ? address.port : 0}\n`);
});
