import { expect, test } from '@jest/globals';
import { problemsOfRedis } from '../../src/messaging/redis-policy.ts';

test('a Redis that keeps what it takes has no problem', () => {
  expect(problemsOfRedis('# Memory\r\nmaxmemory_policy:noeviction\r\n# Persistence\r\naof_enabled:1\r\n')).toEqual([]);
});

test('one that may forget events, or loses them in a restart, is said with what it means', () => {
  expect(problemsOfRedis('aof_enabled:0\r\nmaxmemory_policy:allkeys-lru\r\n')).toEqual([
    expect.stringMatching(/^maxmemory_policy is allkeys-lru and not noeviction: it may forget/),
    expect.stringMatching(/^aof_enabled is 0 and not 1: a restart loses/),
  ]);
});

test('a replica is said to take nothing', () => {
  expect(problemsOfRedis('role:slave\r\naof_enabled:1\r\n')).toEqual([
    'role is slave and not master: it takes nothing that is written',
  ]);
});

test('what a server does not say is no problem', () => {
  expect(problemsOfRedis('redis_version:7.4.0\r\n')).toEqual([]);
});
