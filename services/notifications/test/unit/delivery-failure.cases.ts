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

  test.each([
    [550, '5.1.1 no such user', true],
    [550, 'no such user', true],
    [551, 'not here', true],
    [550, '5.2.1 closed', true],
    [550, '5.7.1 relaying denied', false],
    [550, '5.1.8 bad sender', false],
    [550, '5.1.90 your message cannot be sent: daily limit of recipients', false],
    [550, 'Domain bitacora.example has exceeded the max emails per hour', false],
    [552, '5.2.2 mailbox full', false],
    [554, 'transaction failed', false],
    [554, 'refused by 5.1.1.7', false],
  ])('by a %d that says "%s" is about the address: %s', (responseCode, said, isOfAddress) => {
    const error = Object.assign(new Error(`Can't send mail - ${responseCode} ${said}`), { responseCode });
    const judged = judgeDelivery(Object.assign(error, { command: 'RCPT TO', code: 'EENVELOPE' }), false);
    expect(judged).toMatchObject({ verdict: 'refused', isOfAddress });
    expect(judgeDelivery(Object.assign(error, { command: 'DATA' }), false).isOfAddress).toBe(false);
  });

  test('after the whole message was handed over, without an answer, is unknown', () => {
    expect(judgeDelivery(smtp({ code: 'ECONNECTION', command: 'CONN' }), true).verdict).toBe('unknown');
    expect(judgeDelivery(smtp({ responseCode: 451, command: 'DATA', code: 'EMESSAGE' }), true).verdict).toBe('later');
  });
});
