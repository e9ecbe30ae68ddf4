import { describe, expect, test } from '@jest/globals';
import { readSettings } from '../../src/platform/settings.ts';

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

  test('a process gets only what it may know of the environment', () => {
    const { passedOn } = readSettings({
      LOG_LEVEL: 'debug',
      PATH: '/bin',
      AWS_SECRET_ACCESS_KEY: 'x',
      NODE_OPTIONS: 'y',
    });
    expect(passedOn).toEqual({ LOG_LEVEL: 'debug', PATH: '/bin', NODE_COMPILE_CACHE: expect.any(String) });
  });
});
