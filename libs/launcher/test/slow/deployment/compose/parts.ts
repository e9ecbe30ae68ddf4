import { processNames } from '../../../../src/platform/processes.ts';
import { justThese, text } from '../../../fixture/deployment/differences.ts';
import { CONNECTIONS, KEEPS_WHAT_IT_IS_GIVEN, variable } from '../settings-expected.ts';
import { images } from '../versions.ts';
import { after, asked, confined, limits, type Tree } from './shapes.ts';

const always = { restart: 'unless-stopped' };
const databases = processNames.map((name) => `database-${name}`);

/** The door, PostgreSQL, Redis, the object store and the inbox: what is not ours, and what each of them keeps. */
export const partsExpected: Tree = {
  proxy: {
    image: images.proxy,
    ...always,
    ...limits('proxy'),
    ...after({ bff: 'answers' }),
    ports: [`${variable('HTTP_PORT', '80')}:80`, '${HTTPS_PORT:-443}:${HTTPS_PORT:-443}'],
    environment: {
      SITE_HOST: variable('SITE_HOST', 'localhost'),
      SITE_TLS: variable('SITE_TLS', 'internal'),
      HTTPS_PORT: variable('HTTPS_PORT', '443'),
    },
    volumes: [
      './tools/containers/Caddyfile:/etc/caddy/Caddyfile:ro',
      './certificates:/certificates:ro',
      'proxy-data:/data',
      'proxy-config:/config',
    ],
    read_only: true,
    cap_drop: ['ALL'],
    // It reads a key that only its owner reads, and does nothing else that root may.
    cap_add: ['NET_BIND_SERVICE', 'DAC_READ_SEARCH'],
  },
  postgresql: {
    image: images.postgresql,
    ...always,
    ...limits('postgresql'),
    // Ends open connections instead of waiting for them.
    stop_signal: 'SIGINT',
    stop_grace_period: '60s',
    shm_size: '128m',
    command: ['-c', `max_connections=${CONNECTIONS}`],
    environment: {
      POSTGRES_PASSWORD_FILE: '/run/secrets/postgresql-password',
      DATABASE_FILES: '/run/secrets/database-*',
    },
    secrets: justThese(['postgresql-password', ...databases]),
    volumes: [
      'postgresql:/var/lib/postgresql',
      './k8s/components/postgresql/make-databases.sh:/docker-entrypoint-initdb.d/make-databases.sh:ro',
    ],
    healthcheck: asked('CMD', 'pg_isready', '--host', 'localhost', '--username', 'postgres'),
  },
  redis: {
    image: images.redis,
    ...always,
    ...confined,
    ...limits('redis'),
    user: 'redis',
    stop_grace_period: '30s',
    command: [
      'sh',
      '-c',
      `exec redis-server ${KEEPS_WHAT_IT_IS_GIVEN} --requirepass "$$(cat /run/secrets/redis-password)"`,
    ],
    secrets: ['redis-password'],
    volumes: ['redis:/data'],
    healthcheck: asked('CMD-SHELL', 'REDISCLI_AUTH=$$(cat /run/secrets/redis-password) redis-cli ping | grep -q PONG'),
  },
  seaweedfs: {
    image: images.seaweedfs,
    ...always,
    ...confined,
    ...limits('seaweedfs'),
    stop_grace_period: '30s',
    tmpfs: ['/tmp'],
    entrypoint: ['/bin/sh', '-c'],
    command: [
      text(
        / > \/tmp\/identities\.json && exec weed server -dir=\/data .*-s3\.port=8333 -s3\.config=\/tmp\/identities\.json$/,
      ),
    ],
    secrets: justThese(['s3-access-key', 's3-secret-key']),
    volumes: ['seaweedfs:/data'],
    healthcheck: asked('CMD-SHELL', 'nc -z 127.0.0.1 8333'),
  },
  mailpit: {
    image: images.mailpit,
    ...always,
    ...confined,
    ...limits('mailpit'),
    // Of this machine only.
    ports: ['127.0.0.1:${MAIL_WEB_PORT:-8025}:8025'],
    environment: { MP_DATABASE: '/data/mails.db', MP_MAX_MESSAGES: '5000' },
    volumes: ['mailpit:/data'],
  },
};
