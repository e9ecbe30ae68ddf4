import { describe, expect, test } from '@jest/globals';
import { settingsSchema } from '../../src/platform/settings-schema.ts';
import { readSettings, readSettingsOfStart, unknownSettings } from '../../src/platform/settings.ts';

describe('settings', () => {
  test('nothing has to be set', () => {
    const settings = readSettings({});
    expect(settings).toMatchObject({
      port: 3000,
      mailWebPort: 8025,
      publicUrl: 'http://localhost:3000',
      hasDemoData: true,
    });
    expect(settings.dataDirectory).toMatch(/\/\.data$/);
    expect(settings).not.toHaveProperty('databaseUrl');
  });

  test('the public address follows the port', () => {
    expect(readSettings({ PORT: '3100' }).publicUrl).toBe('http://localhost:3100');
    expect(readSettings({ PORT: '3100', PUBLIC_URL: 'https://viajes.example/' }).publicUrl).toBe(
      'https://viajes.example',
    );
  });

  test('an empty variable counts as not set', () => {
    expect(readSettings({ PORT: '', REDIS_URL: '' })).toMatchObject({ port: 3000 });
  });

  test('production has no demo data unless it is asked for', () => {
    expect(readSettings({ NODE_ENV: 'production' }).hasDemoData).toBe(false);
    expect(readSettings({ DEMO_DATA: 'false' }).hasDemoData).toBe(false);
  });

  test('production is not started this way', () => {
    expect(() => readSettingsOfStart({ NODE_ENV: 'production', PORT: '3100' })).toThrow(
      /^NODE_ENV=production: .*docs\/operate\.md.*\.$/,
    );
    expect(readSettingsOfStart({ NODE_ENV: 'test', PORT: '3100' }).port).toBe(3100);
  });

  test('everything that is wrong is said at once', () => {
    const variables = {
      PORT: 'three',
      DATABASE_URL: 'mysql://x',
      S3_ENDPOINT: 'http://127.0.0.1:9000',
      REDIS_URL: 'x',
    };
    expect(() => readSettings(variables)).toThrow(
      /PORT:[^]*DATABASE_URL:[^]*REDIS_URL:[^]*S3_BUCKET:[^]*S3_ACCESS_KEY:[^]*S3_SECRET_KEY:/,
    );
  });

  test.each([
    [{ TRUSTED_PROXIES: '10.0.0.0/8, foo' }, 'TRUSTED_PROXIES: foo: neither an IP address nor a network'],
    [{ TRUSTED_PROXIES: '10.0.0.0/64' }, 'TRUSTED_PROXIES: 10.0.0.0/64'],
    [{ HOST: 'http://0.0.0.0' }, 'HOST: an address or name of this machine'],
    [{ NODE_ENV: 'live' }, 'NODE_ENV: one of development, test, production'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL: one of fatal,'],
    [{ DEMO_DATA: 'perhaps' }, 'DEMO_DATA: true or false'],
    [{ AGENCY_RUC: '099337111200' }, 'AGENCY_RUC: the RUC of an agency, 13 digits'],
    [{ DATABASE_POOL: 'many' }, 'DATABASE_POOL: a number of connections'],
    [{ QUEUE_NAMESPACE: 'Ours!' }, 'QUEUE_NAMESPACE: small letters, digits and _'],
    [{ MAP_TILES_URL: 'https://tiles.example/' }, 'MAP_TILES_URL: an address with {z}, {x} and {y}'],
    [{ WEB_ORIGINS: 'https://a.example,b.example' }, 'WEB_ORIGINS: b.example: no origin'],
    [{ MAIL_FROM: 'nobody' }, 'MAIL_FROM: an e-mail address'],
    [{ BOUNCES_ADDRESS: 'rebotes+viajes@agency.example' }, 'BOUNCES_ADDRESS: an e-mail address with 15 characters'],
    [{ BOUNCES_ADDRESS: 'correos.devueltos@agency.example' }, 'BOUNCES_ADDRESS: an e-mail address with 15 characters'],
    [{ BOUNCES_ADDRESS: 'rebotes@agency.example' }, 'BOUNCES_IMAP_URL: needed with BOUNCES_ADDRESS'],
    [{ BOUNCES_IMAP_URL: 'imaps://a:b@mail.example' }, 'BOUNCES_ADDRESS: needed with BOUNCES_IMAP_URL'],
    [
      { BOUNCES_IMAP_URL: 'pop3://a:b@mail.example' },
      'BOUNCES_IMAP_URL: an address that begins with imap:// or imaps://',
    ],
    [{ BOUNCES_IMAP_URL: 'imaps://mail.example' }, 'BOUNCES_IMAP_URL: has no user and password'],
    [{ PORT: '8025' }, 'MAIL_WEB_PORT: the same as PORT'],
    [{ VITE_API_URL: 'https://api.example' }, 'VITE_AGENCY_RUC: needed with VITE_API_URL'],
  ])('%j is said by name, in English', (variables, words) => {
    expect(() => readSettings(variables)).toThrow(words);
  });

  test('what is right passes', () => {
    const variables = {
      TRUSTED_PROXIES: 'loopback, 10.0.0.0/8,2001:db8::/32, 192.0.2.1',
      HOST: '0.0.0.0',
      MAIL_FROM: 'Viajes <viajes@agency.example>',
      WEB_ORIGINS: 'https://www.agency.example, http://localhost:5173',
      BOUNCES_ADDRESS: 'rebotes@agency.example',
      BOUNCES_IMAP_URL: 'imaps://rebotes%40agency.example:secreto@mail.example/Rebotes',
      MAP_TILES_URL: 'https://{s}.tiles.example/{z}/{x}/{y}.png',
      VITE_API_URL: 'https://api.agency.example',
      VITE_AGENCY_RUC: '1790012345001',
    };
    expect(readSettings(variables)).toMatchObject({
      trustedProxies: variables.TRUSTED_PROXIES,
      bounces: { BOUNCES_ADDRESS: variables.BOUNCES_ADDRESS, BOUNCES_IMAP_URL: variables.BOUNCES_IMAP_URL },
      webVariables: { VITE_API_URL: variables.VITE_API_URL, VITE_AGENCY_RUC: '1790012345001' },
    });
  });

  test('one port is enough where a mail server takes the place of the inbox', () => {
    expect(readSettings({ PORT: '8025', SMTP_URL: 'smtp://mail.example' }).port).toBe(8025);
  });

  test('a misspelled name in .env is said', () => {
    const stored =
      'PORT=3100\nSMPT_URL=smtp://mail.example\n# S3_BUKET=no\nTEST_REDIS_URL=x\nTZ=America/Guayaquil\nwhat=1\n';
    expect(unknownSettings(stored)).toEqual(['SMPT_URL', 'what']);
  });

  test('every setting of the launcher is named in .env.example, and so is none unknown', () => {
    const names = Object.keys(settingsSchema.shape);
    expect(unknownSettings(names.map((name) => `${name}=1`).join('\n'))).toEqual([]);
  });

  test('a process gets only what it may know of the environment', () => {
    const { passedOn } = readSettings({
      LOG_LEVEL: 'debug',
      PATH: '/bin',
      AWS_SECRET_ACCESS_KEY: 'x',
      NODE_OPTIONS: 'y',
    });
    expect(passedOn).toEqual({
      LOG_LEVEL: 'debug',
      PATH: '/bin',
      NODE_COMPILE_CACHE: expect.any(String),
      QUEUE_NAMESPACE: 'bitacora',
      MAIL_BUNDLE_MINUTES: '1',
    });
  });

  test('mails wait for company as long as the agency says, and a minute only where they stay on this machine', () => {
    const minutesOf = (variables: Record<string, string>) => readSettings(variables).passedOn.MAIL_BUNDLE_MINUTES;
    expect(minutesOf({})).toBe('1');
    expect(minutesOf({ SMTP_URL: 'smtp://mail.example:587' })).toBeUndefined();
    expect(minutesOf({ SMTP_URL: 'smtp://mail.example:587', MAIL_BUNDLE_MINUTES: '5' })).toBe('5');
    expect(minutesOf({ MAIL_BUNDLE_MINUTES: '0' })).toBe('0');
    expect(() => minutesOf({ MAIL_BUNDLE_MINUTES: '90' })).toThrow('MAIL_BUNDLE_MINUTES: minutes, from 0');
  });
});
