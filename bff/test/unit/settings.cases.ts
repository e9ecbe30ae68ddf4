import { readEnvironment } from '@bitacora/platform';
import { productionSettings, refusedSettings } from '@bitacora/testing';
import { describe, expect, test } from '@jest/globals';
import { bffEnvironment } from '../../src/config.ts';

describe('settings', () => {
  const proper = {
    ...productionSettings,
    IDENTITY_URL: 'http://identity.internal',
    JOURNEYS_URL: 'http://journeys.internal',
    SERVICES_CATALOG_URL: 'http://catalog.internal',
    BILLING_URL: 'http://billing.internal',
    NOTIFICATIONS_URL: 'http://notifications.internal',
  };

  /** What the process says, line by line. */
  const refused = (changes: Record<string, string | undefined>) =>
    refusedSettings(bffEnvironment, { ...proper, ...changes });

  test('proper settings are taken', () => {
    const { TRUSTED_PROXIES, WEB_ORIGINS } = readEnvironment(bffEnvironment, {
      ...proper,
      TRUSTED_PROXIES: 'loopback, 10.0.0.0/8',
      WEB_ORIGINS: 'https://a.example,https://b.example',
      WEB_ROOT: import.meta.dirname,
    });
    expect(TRUSTED_PROXIES).toEqual(['loopback', '10.0.0.0/8']);
    expect(WEB_ORIGINS).toEqual(['https://a.example', 'https://b.example']);
  });

  test('every setting that is wrong is said at once, by its name and in English', () => {
    const wrong = {
      HOST: 'http://0.0.0.0',
      PORT: 'three',
      DATABASE_URL: 'mysql://db/x',
      REDIS_URL: 'q',
      PUBLIC_URL: 'viajes.example',
      TRUSTED_PROXIES: 'foo, 10.0.0.0/64',
      LOG_LEVEL: 'loud',
      AGENCY_RUC: '1',
      S3_ENDPOINT: 's3',
      S3_BUCKET: undefined,
      FILE_LINK_SECRET: 'short',
      IDENTITY_URL: 'nowhere',
      WEB_ROOT: '/nowhere',
      MAP_TILES_URL: 'https://tiles.example/',
      WEB_ORIGINS: 'q,https://a.example',
    };
    expect(refused(wrong).sort()).toEqual(
      [
        'HOST: an address or name of this machine',
        'PORT: a port is a number from 0 to 65535',
        'DATABASE_URL: an address that begins with postgres:// or postgresql://',
        'REDIS_URL: an address that begins with redis:// or rediss://',
        'PUBLIC_URL: an address that begins with http:// or https://',
        'TRUSTED_PROXIES: foo, 10.0.0.0/64: neither an IP address nor a network such as 10.0.0.0/8',
        'LOG_LEVEL: one of fatal, error, warn, info, debug, silent',
        'AGENCY_RUC: the RUC of an agency, 13 digits',
        'S3_ENDPOINT: an address that begins with http:// or https://',
        'S3_BUCKET: missing',
        'FILE_LINK_SECRET: has fewer than 16 characters',
        'IDENTITY_URL: an address that begins with http:// or https://',
        'WEB_ROOT: a folder that exists',
        'MAP_TILES_URL: an address with {z}, {x} and {y}',
        'WEB_ORIGINS: q: no origin such as https://www.agency.example',
      ].sort(),
    );
  });

  test('a missing queue is one line', () => {
    expect(refused({ REDIS_URL: undefined })).toEqual(['REDIS_URL: required in production']);
    expect(refused({ REDIS_URL: undefined, NODE_ENV: 'development' })).toEqual([
      'REDIS_URL or QUEUE_DATABASE_URL: missing',
    ]);
  });
});
