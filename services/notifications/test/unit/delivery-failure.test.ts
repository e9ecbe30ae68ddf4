import { describe, expect, test } from '@jest/globals';
import { judgeDelivery } from '../../src/sending/delivery-failure.ts';

const smtp = (details: object) => Object.assign(new Error('smtp'), details);

describe('a failed delivery', () => {
  test.each([
    ['a recipient who does not exist', { responseCode: 550, command: 'RCPT TO', code: 'EENVELOPE' }, 'refused'],
    ['a message refused as spam', { responseCode: 554, command: 'DATA', code: 'EMESSAGE' }, 'refused'],
    ['an address that cannot be', { code: 'EENVELOPE', command: 'API' }, 'refused'],
    ['a full mailbox for now', { responseCode: 452, command: 'RCPT TO', code: 'EENVELOPE' }, 'later'],
    ['a relay that refuses our login', { responseCode: 535, command: 'AUTH PLAIN', code: 'EAUTH' }, 'later'],
    ['a relay that greets with 554', { responseCode: 554, command: 'CONN', code: 'EPROTOCOL' }, 'later'],
    ['a relay that is away', { code: 'ESOCKET', command: 'CONN' }, 'later'],
    ['a bug of ours', {}, 'unexpected'],
  ])('because of %s is judged', (_, details, verdict) => {
    expect(judgeDelivery(smtp(details), false).verdict).toBe(verdict);
  });

  test('after the whole message was handed over, without an answer, is unknown', () => {
    expect(judgeDelivery(smtp({ code: 'ECONNECTION', command: 'CONN' }), true).verdict).toBe('unknown');
    expect(judgeDelivery(smtp({ responseCode: 451, command: 'DATA', code: 'EMESSAGE' }), true).verdict).toBe('later');
  });
});
